import { expect, test } from '@jest/globals';
import type { Competency } from '@lauda/contracts/types';
import { competencyRatio, competencyReason, competencyScore } from './competency-score.ts';

const score: Competency = { name: 'Coesão', score: 120, maxScore: 200, kind: 'score', reason: '', evidence: [] };
const penalty: Competency = { ...score, score: -0.43, maxScore: 0, kind: 'penalty', reason: 'Desconto de 6 erros em 28 linhas.' };

test('§9.22 §9.60 a score shows over its maximum, with the comma of Brazil', () => {
  expect(competencyScore(score)).toBe('120/200');
  expect(competencyScore({ ...score, score: 1.5, maxScore: 3 })).toBe('1,5/3');
});

test('§2.6.19 D3.11 a discount shows with its minus sign and what it counts', () => {
  expect(competencyScore(penalty)).toBe('−0,43 (6 erros em 28 linhas)');
  expect(competencyScore({ ...penalty, reason: 'Norma culta.', evidence: ['1 erro em 28 linhas'] })).toBe('−0,43 (1 erro em 28 linhas)');
  expect(competencyScore({ ...penalty, reason: 'Norma culta.' })).toBe('−0,43');
});

test('§2.6.19 D3.11 a discount has two decimals, and none has no sign', () => {
  expect(competencyScore({ ...penalty, score: -0.8, reason: '−0,80 (2 erros em 5 linhas).' })).toBe('−0,80 (2 erros em 5 linhas)');
  expect(competencyReason({ ...penalty, score: -0.8, reason: '−0,80 (2 erros em 5 linhas).' })).toBeUndefined();
  expect(competencyScore({ ...penalty, score: -0, reason: '0 erros em 28 linhas' })).toBe('0,00 (0 erros em 28 linhas)');
});

test('D3.11 a reason that only repeats the discount is not said twice', () => {
  expect(competencyReason({ ...penalty, reason: '−0,43 (6 erros em 28 linhas).' })).toBeUndefined();
  expect(competencyReason(penalty)).toBe('Desconto de 6 erros em 28 linhas.');
});

test('§9.21 D3.11 a discount is coloured by 1 − min(1, |score| ÷ (0,2·max))', () => {
  expect(competencyRatio(penalty, 10)).toBeCloseTo(0.785);
  expect(competencyRatio({ ...penalty, score: -5 }, 10)).toBe(0);
  expect(competencyRatio({ ...penalty, score: 0 }, 10)).toBe(1);
});

test('a score fills its bar by its ratio', () => {
  expect(competencyRatio(score, 1000)).toBeCloseTo(0.6);
});
