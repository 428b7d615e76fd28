import { expect, test } from '@jest/globals';
import type { MarkedError } from '@lauda/contracts/types';
import { parseText } from '../text/parse-text.ts';
import { loadDictionary } from './dictionary.ts';
import { findErrors, withoutOverlap } from './find-errors.ts';

const mark = (start: number, end: number, rule: string): MarkedError => ({
  start,
  end,
  excerpt: '',
  category: 'sintaxe',
  rule,
  message: '',
  suggestions: [],
});

test('where marks overlap, the more certain rule stays; marks are in the order of the text', () => {
  const kept = withoutOverlap([mark(10, 20, 'certain'), mark(30, 35, 'also'), mark(5, 12, 'overlaps'), mark(0, 4, 'first')]);
  expect(kept.map(({ rule }) => rule)).toEqual(['first', 'certain', 'also']);
});

test('every mark points at its excerpt in the text as it was written, whatever the line breaks', async () => {
  const text =
    'O título\r\n\r\nO combate à doenças é possivel.\r\n\tPortanto o governo 😀 deve agir afim de ajudar á todos, pois houveram casos.';
  const errors = findErrors(parseText(text), await loadDictionary());
  expect(errors.length).toBeGreaterThanOrEqual(4);
  for (const { start, end, excerpt } of errors) expect(text.slice(start, end)).toBe(excerpt);
});
