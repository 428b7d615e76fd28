import type { MarkedError } from '@lauda/contracts/types';
import type { ParsedText } from '../text/parse-text.ts';
import type { Dictionary } from './dictionary.ts';
import { rules } from './rules.ts';

/** All errors of a text, by position and without overlap. */
export function findErrors(text: ParsedText, dictionary: Dictionary): MarkedError[] {
  return withoutOverlap(rules.flatMap((rule) => rule(text, dictionary)));
}

/** Where marks overlap, the rule named first in the list wins: the list goes from the most certain to the least. */
export function withoutOverlap(errors: MarkedError[]): MarkedError[] {
  const ranked = errors.map((error, rank) => ({ error, rank })).toSorted((a, b) => a.error.start - b.error.start || a.rank - b.rank);
  const kept: { error: MarkedError; rank: number }[] = [];
  for (const candidate of ranked) {
    const last = kept.at(-1);
    if (!last || candidate.error.start >= last.error.end) kept.push(candidate);
    else if (candidate.rank < last.rank) kept[kept.length - 1] = candidate;
  }
  return kept.map(({ error }) => error);
}
