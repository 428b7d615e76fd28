import { isTangential, tangentialRemark } from '../rubrics/tangential.ts';
import type { Signal } from '../scorer/signals.ts';
import type { Graded } from './graded.ts';
import { judge, sameMatter, spokenSignals } from './judgement.ts';
import { signalTexts } from './signal-texts.ts';

/** Something to tell, with the signal that it tells of. */
export type Point = { signal: Signal; text: string };
export type MainPoints = Record<'strong' | 'weak' | 'next', Point[]>;

/** Signals that a text off its theme is neither praised nor blamed for one by one. */
const ofTheme: ReadonlySet<Signal> = new Set(['announced', 'pursued', 'resumed', 'onTheme']);

/** What gave most and what cost most over the cards that lack points, each signal once; that the theme is not dealt with comes before all. */
export function mainPoints(graded: Graded): MainPoints {
  const { rubric, features, competencies } = graded;
  const short = rubric.cards.filter(({ kind }, at) => kind === 'penalty' || competencies[at]?.score !== competencies[at]?.maxScore);
  const judged = judge(contributionsOf(graded, short.length > 0 ? short : rubric.cards));
  const points = (kind: keyof MainPoints) => judged[kind].map((signal) => ({ signal, text: signalTexts[signal][kind](features) }));
  // Of a text with full marks no weakness is told, only what could still grow.
  const weak = short.length > 0 ? points('weak') : [];
  const strong = points('strong').filter(({ signal }) => !weak.some((point) => sameMatter(signal, point.signal)));
  const found = { strong, weak, next: points('next') };
  if (!isTangential(features)) return found;
  const others = (list: Point[]) => list.filter(({ signal }) => !ofTheme.has(signal));
  return {
    strong: others(found.strong),
    weak: [{ signal: 'onTheme', text: tangentialRemark(features) }, ...others(found.weak)],
    next: [{ signal: 'onTheme', text: signalTexts.onTheme.next(features) }, ...others(found.next)],
  };
}

function contributionsOf({ aspects }: Graded, cards: readonly Graded['rubric']['cards'][number][]) {
  const all = cards.flatMap(({ aspect }) => aspects[aspect].contributions.filter(({ signal }) => spokenSignals[aspect].includes(signal)));
  return [...new Set(all.map(({ signal }) => signal))].map((signal) => {
    const own = all.filter((one) => one.signal === signal);
    return {
      signal,
      value: own[0]?.value ?? 0,
      gained: own.reduce((sum, { gained }) => sum + gained, 0),
      lost: own.reduce((sum, { lost }) => sum + lost, 0),
    };
  });
}
