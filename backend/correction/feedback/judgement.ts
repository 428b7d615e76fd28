import type { Aspect } from '../scorer/aspect.ts';
import type { Contribution } from '../scorer/score-aspects.ts';
import type { Signal } from '../scorer/signals.ts';

/** What a card may speak of: signals that a student sees as belonging to it, though others weigh in its score too. */
export const spokenSignals: Record<Aspect, readonly Signal[]> = {
  norm: ['correct', 'formal', 'impersonal', 'steadySentences', 'varied', 'precise'],
  theme: ['announced', 'pursued', 'resumed', 'onTheme', 'informed', 'own', 'paragraphing'],
  argument: ['length', 'fullLength', 'developed', 'unfolded', 'assertive', 'rich', 'paragraphing'],
  cohesion: ['linkedParagraphs', 'linkedSentences', 'diverseConnectives', 'varied'],
  proposal: ['complete', 'agent', 'action', 'means', 'effect', 'detail', 'resumed'],
  structure: ['paragraphing', 'developed', 'length', 'unfolded'],
};

/** The signals worth telling: what gave most, and what cost most. */
export function judge(contributions: Contribution[]): { strong: Signal[]; weak: Signal[] } {
  const by = (of: 'gained' | 'lost') => contributions.toSorted((a, b) => b[of] - a[of]);
  return {
    strong: by('gained').filter(({ value }) => value >= strongMin).map(({ signal }) => signal),
    weak: by('lost').filter(({ value, lost }) => value <= weakMax && lost >= lostMin).map(({ signal }) => signal),
  };
}

const strongMin = 0.7;
const weakMax = 0.65;
/** Less than this share of an aspect is not worth a sentence. */
const lostMin = 0.005;
