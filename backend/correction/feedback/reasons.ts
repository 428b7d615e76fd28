import type { Features } from '../features/measure-features.ts';
import type { CardGrade } from '../rubrics/rubric.ts';
import type { Aspect } from '../scorer/aspect.ts';
import type { AspectScore } from '../scorer/score-aspects.ts';
import type { Signal } from '../scorer/signals.ts';
import { judge, spokenSignals } from './judgement.ts';
import { signalTexts } from './signal-texts.ts';
import { capitalise } from './wording.ts';

export type Explained = {
  features: Features;
  grade: CardGrade;
  /** Signals that other cards have told already; this one adds its own. */ said: Set<Signal>;
  full: boolean;
};

/** Why a card has its score, in one sentence: the counting rule where there is one, else what helped and what held it down. */
export function explainScore(aspect: Aspect, { contributions }: AspectScore, { features, grade, said, full }: Explained): string {
  if (grade.rule) return sentence(grade.rule);
  const { strong, weak, next } = judge(contributions.filter(({ signal }) => spokenSignals[aspect].includes(signal)));
  const pick = (signals: Signal[]) => signals.find((signal) => !said.has(signal)) ?? signals[0];
  const [good, lacking, step] = [pick(strong), pick(weak), pick(next)];
  for (const signal of [good, lacking]) if (signal) said.add(signal);
  const praise = good ? signalTexts[good].strong(features) : '';
  const held = grade.cap ?? (lacking && !full ? signalTexts[lacking].weak(features) : '');
  if (held) return sentence(praise ? `${praise}, mas ${held}` : held);
  if (full || !step) return sentence(praise || 'o texto atende ao que se mede aqui');
  return sentence(praise ? `${praise}; para subir, ${signalTexts[step].next(features)}` : `para subir, ${signalTexts[step].next(features)}`);
}

function sentence(text: string): string {
  return `${capitalise(text)}.`;
}
