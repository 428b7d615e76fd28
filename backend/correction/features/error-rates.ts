import type { MarkedError } from '@lauda/contracts/types';
import type { ErrorCategory } from '@lauda/contracts/vocabulary';

/** Marks counted by category and by length. */
export type ErrorRates = {
  total: number;
  per100Words: number;
  byCategory: Partial<Record<ErrorCategory, number>>;
};

/** Advice that is marked in the text but is no error of the written norm: it takes no point. */
export const adviceRules: ReadonlySet<string> = new Set(['frase-longa']);

/** Counts the marks that are errors. */
export function measureErrors(errors: MarkedError[], words: number): ErrorRates {
  const counted = errors.filter(({ rule }) => !adviceRules.has(rule));
  const byCategory: ErrorRates['byCategory'] = {};
  for (const { category } of counted) byCategory[category] = (byCategory[category] ?? 0) + 1;
  return { total: counted.length, per100Words: (100 * counted.length) / Math.max(1, words), byCategory };
}
