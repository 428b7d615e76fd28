import { describe, expect, test } from '@jest/globals';
import { defaultMaxScore, examBoards } from '@lauda/contracts/vocabulary';
import type { ErrorRates } from '../features/error-rates.ts';
import { cebraspePenalty, cebraspeTotal } from './cebraspe.ts';
import { fgvLanguage } from './fgv.ts';
import { rubricOf } from './rubrics.ts';

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

describe('CEBRASPE', () => {
  test.each([
    [24, { errors: 5, lines: 30, max: 30 }, 23],
    [20, { errors: 3, lines: 25, max: 30 }, 19.28],
    [8.5, { errors: 6, lines: 28 }, 8.07],
    [12, { errors: 0, lines: 30 }, 10],
    [0.2, { errors: 30, lines: 10 }, 0],
  ])('content %p with %p gives %p', (content, written, expected) => expect(cebraspeTotal(content, written)).toBe(expected));

  test('without lines there is no score', () => expect(cebraspeTotal(8, { errors: 1, lines: 0 })).toBeNull());
  test('six errors in 28 lines cost 0.43', () => expect(cebraspePenalty(6, 28)).toBe(-0.43));
});

describe('FGV', () => {
  const rates = (vocabulary: number, sentence: number): ErrorRates => ({
    total: vocabulary + sentence,
    per100Words: 0,
    byCategory: { ortografia: vocabulary, crase: sentence },
  });

  test('a word costs 0.10, a sentence 0.15', () => expect(fgvLanguage(rates(3, 2))).toMatchObject({ vocabulary: 0.7, sentence: 1.2 }));

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
