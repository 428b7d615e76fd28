import { expect, test } from '@jest/globals';
import { interactionToNextPaint, limits, type Measured, verdict } from './verdict.ts';

const visits = (first: number, next: number) => [{ first, next }];
const within: Measured = { ours: visits(2300, 1100), plain: visits(2200, 1050), typing: [60] };
const over = (measured: Measured) =>
  Object.entries(verdict(measured))
    .filter(([, row]) => row.verdict === 'over')
    .map(([name]) => name);

test('within all limits nothing is over', () => expect(over(within)).toEqual([]));

test.each([
  ['first essay card, first visit', { ours: visits(limits.first + 1, 1100), plain: visits(limits.first, 1050) }],
  ['… times the plain SPA', { plain: visits(2300 / 1.16, 1050) }],
  ['first essay card, next visit', { ours: visits(2300, limits.next + 1), plain: visits(2200, limits.next) }],
  ['… times the plain SPA, next', { plain: visits(2200, 1100 / 1.16) }],
  ['typing in 1,000 words, INP', { typing: [limits.typing + 8] }],
])('%s is told where it is over', (name, worse) => expect(over({ ...within, ...worse })).toEqual([name]));

test('one run that was disturbed does not decide', () => {
  expect(over({ ...within, ours: [...within.ours, ...within.ours, ...visits(9000, 9000)], typing: [60, 900, 70] })).toEqual([]);
});

test('what was not measured is over', () => expect(over({ ...within, typing: [] })).toEqual(['typing in 1,000 words, INP']));

test('of the interactions the longest counts, one of each fifty left out', () => {
  expect([[40, 200, 60], [...Array(49).fill(40), 200, 180], []].map(interactionToNextPaint)).toEqual([200, 180, Infinity]);
});
