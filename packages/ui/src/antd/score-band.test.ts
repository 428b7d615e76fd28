import { expect, test } from '@jest/globals';
import { scoreBand } from './score-band.ts';

test.each([
  [800, 1000, 'green'],
  [799, 1000, 'yellow'],
  [600, 1000, 'yellow'],
  [59, 100, 'orange'],
  [4, 10, 'orange'],
  [3.9, 10, 'red'],
  [0, 0, 'red'],
] as const)('§9.17 §9.18 §9.19 §9.20 a score of %d in %d is %s', (score, maxScore, band) => {
  expect(scoreBand(score, maxScore)).toBe(band);
});
