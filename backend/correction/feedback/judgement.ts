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

/** Good in themselves, but little to praise: told last. */
const modest = new Set<Signal>(['paragraphing', 'assertive', 'own', 'steadySentences', 'impersonal', 'unfolded', 'varied']);

/** Signals of one matter: where one is blamed, another is not praised in the same breath. */
const matters: readonly (readonly Signal[])[] = [
  ['length', 'fullLength'],
  ['pursued', 'onTheme'],
  ['varied', 'rich', 'precise'],
  ['paragraphing', 'developed', 'unfolded'],
];

/** Whether praise of the one would contradict blame of the other. */
export function sameMatter(one: Signal, other: Signal): boolean {
  return one === other || matters.some((matter) => matter.includes(one) && matter.includes(other));
}

/** Told one by one where at most one of the five is lacking; else the proposal as a whole is spoken of. */
const elements = new Set<Signal>(['agent', 'action', 'means', 'effect', 'detail']);

/** The signals worth telling: what gave most, what is plainly weak, and what would still add most. */
export function judge(contributions: Contribution[]): { strong: Signal[]; weak: Signal[]; next: Signal[] } {
  const by = (of: 'gained' | 'lost') => contributions.toSorted((a, b) => b[of] - a[of]);
  const worth = by('lost').filter((one) => one.lost >= lostMin);
  const isPoor = worth.some(({ signal, value }) => signal === 'complete' && value <= poorMax);
  const lost = worth.filter(({ signal }) => (isPoor ? !elements.has(signal) : signal !== 'complete'));
  return {
    strong: by('gained')
      .filter(({ value }) => value >= strongMin)
      .map(({ signal }) => signal)
      .toSorted((a, b) => Number(modest.has(a)) - Number(modest.has(b))),
    weak: lost.filter(({ value }) => value <= weakMax).map(({ signal }) => signal),
    next: lost.map(({ signal }) => signal),
  };
}

const strongMin = 0.7;
/** Three of the five elements, or fewer. */
const poorMax = 0.6;
const weakMax = 0.5;
/** Less than this share of an aspect is not worth a sentence. */
const lostMin = 0.005;
