import { describe, expect, test } from '@jest/globals';
import { defaultMaxScore, examBoards } from '@lauda/contracts/vocabulary';
import type { ErrorRates } from '../features/error-rates.ts';
import { cebraspePenalty } from './cebraspe.ts';
import { fgvLanguage } from './fgv.ts';
import { rubricOf } from './rubrics.ts';
import { totalOf } from './total.ts';

describe('every rubric', () => {
  test.each(examBoards)('%s: the five cards add up to the maximum of the exam', (board) => {
    const type = board === 'ENEM' ? 'ENEM' : 'concurso';
    const rubric = rubricOf(type, board);
    expect(rubric.cards).toHaveLength(5);
    expect(rubric.cards.reduce((sum, { maxScore }) => sum + maxScore, 0)).toBeCloseTo(rubric.maxScore);
    expect(rubric.maxScore).toBe(defaultMaxScore(type, board));
  });

  test('ENEM ignores the board', () => expect(rubricOf('ENEM', 'FCC').name).toBe('ENEM'));
});

/** Tables of the domain's JSON (2.5): what each card of a board is worth. */
test.each([
  ['ENEM', [200, 200, 200, 200, 200]],
  ['CEBRASPE', [1, 3, 3, 3, 0]],
  ['FCC', [2, 2, 1.5, 1.5, 3]],
  ['FGV', [2, 2, 3.5, 1, 1.5]],
  ['CESGRANRIO', [20, 20, 20, 20, 20]],
] as const)('%s: the cards are worth %p', (board, worth) => {
  expect(rubricOf(board === 'ENEM' ? 'ENEM' : 'concurso', board).cards.map(({ maxScore }) => maxScore)).toEqual(worth);
});

describe('the total', () => {
  const scores = (...points: number[]) => points.map((score) => ({ score, kind: score < 0 ? ('penalty' as const) : ('score' as const) }));

  test.each([
    ['ENEM', 1000, scores(160, 120, 160, 80, 200), 720],
    ['FCC', 10, scores(1.33, 1.07, 1.2, 0.9, 2.41), 6.91],
    ['CESGRANRIO', 100, scores(20, 15.5, 12.25, 18, 9.3), 75.05],
    ['FGV', 10, scores(2, 1.5, 2.8, 0.7, 1.2), 8.2],
  ])('%s: is the sum of the cards', (_, max, cards, total) => expect(totalOf(cards, max)).toBe(total));

  test.each([
    [24, { errors: 5, lines: 30, max: 30 }, 23],
    [20, { errors: 3, lines: 25, max: 30 }, 19.28],
    [8.5, { errors: 6, lines: 28, max: 10 }, 8.07],
    [12, { errors: 0, lines: 30, max: 10 }, 10],
    [0.2, { errors: 30, lines: 10, max: 10 }, 0],
  ])('§2.6.20 CEBRASPE: content %p with %p gives %p', (content, { errors, lines, max }, expected) =>
    expect(totalOf([...scores(content), { score: cebraspePenalty(errors, lines, max), kind: 'penalty' }], max)).toBe(expected),
  );
});

describe('CEBRASPE', () => {
  test('six errors in 28 lines cost 0.43', () => expect(cebraspePenalty(6, 28)).toBe(-0.43));
  test('without errors, or without lines, nothing is discounted', () =>
    expect([cebraspePenalty(0, 30), cebraspePenalty(1, 0)]).toEqual([0, 0]));
});

describe('FGV', () => {
  const rates = (vocabulary: number, sentence: number): ErrorRates => ({
    total: vocabulary + sentence,
    per100Words: 0,
    byCategory: { ortografia: vocabulary, crase: sentence },
  });

  test('a word costs 0.10, a sentence 0.15', () => expect(fgvLanguage(rates(3, 2))).toEqual({ vocabulary: 0.7, sentence: 1.2 }));

  test.each([
    [12, 0, 1.3],
    [0, 14, 0.4],
    [30, 30, 0],
  ])('the floor is that of the sum: %p and %p errors leave %p', (vocabulary, sentence, left) => {
    const language = fgvLanguage(rates(vocabulary, sentence));
    expect(language.vocabulary + language.sentence).toBeCloseTo(left);
    expect(Math.min(language.vocabulary, language.sentence)).toBeGreaterThanOrEqual(0);
  });
});
