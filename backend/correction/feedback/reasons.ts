import type { Features } from '../features/measure-features.ts';
import type { CardGrade } from '../rubrics/rubric.ts';
import type { Aspect } from '../scorer/aspect.ts';
import type { AspectScore } from '../scorer/score-aspects.ts';
import type { Signal } from '../scorer/signals.ts';
import { judge, sameMatter, spokenSignals } from './judgement.ts';
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
  const fresh = (signals: Signal[]) => signals.find((signal) => !said.has(signal));
  const step = fresh(next) ?? next[0];
  // Where all that is weak was told by other cards, a step not told yet says more than saying it again.
  const lacking = full || grade.cap ? undefined : (fresh(weak) ?? (fresh(next) ? undefined : weak[0]));
  const praised = lacking ? strong.filter((signal) => !sameMatter(signal, lacking)) : strong;
  const good = fresh(praised) ?? praised[0];
  const told = [good, lacking ?? (full || grade.cap ? undefined : step)];
  for (const signal of told) if (signal) said.add(signal);
  const praise = good ? signalTexts[good].strong(features) : '';
  const held = grade.cap ?? (lacking ? signalTexts[lacking].weak(features) : '');
  if (held) return sentence(praise ? `${praise}, mas ${held}` : held);
  if (full) return sentence(praise || 'o texto atende ao que se mede aqui');
  const rest = step
    ? `para subir, ${signalTexts[step].next(features)}`
    : 'o que falta para a nota máxima está fora do que o motor sabe medir';
  return sentence(praise ? `${praise}; ${rest}` : rest);
}

function sentence(text: string): string {
  return `${capitalise(text)}.`;
}
