import type { Competency } from '@lauda/contracts/types';
import { roundScore } from './rubric.ts';

/** The score of the whole text, for every exam: the cards' points up to the exam's maximum, less the discounts, never under 0. */
export function totalOf(cards: Pick<Competency, 'score' | 'kind'>[], maxScore: number): number {
  const sum = (of: Competency['kind']) => cards.filter(({ kind }) => kind === of).reduce((total, { score }) => total + score, 0);
  return roundScore(Math.max(0, Math.min(sum('score'), maxScore) + sum('penalty')));
}
