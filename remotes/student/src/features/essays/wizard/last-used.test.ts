import { beforeEach, expect, test } from '@jest/globals';
import { readLastUsed, rememberLastUsed } from './last-used.ts';

beforeEach(() => localStorage.clear());

test('§2.5.12 §9.52 the last settings are read back, by who chose them', () => {
  const values = { examType: 'concurso', examBoard: 'FGV', subject: 'Saúde' } as const;
  rememberLastUsed('ana', values);
  expect(readLastUsed('ana')).toEqual(values);
  expect(readLastUsed('bia')).toEqual({});
});

test('what does not read, or names a board that is not there, fills nothing', () => {
  localStorage.setItem('lauda.exam.ana', '{');
  expect(readLastUsed('ana')).toEqual({});
  localStorage.setItem('lauda.exam.ana', '{"examType":"concurso","examBoard":"OUTRA"}');
  expect(readLastUsed('ana')).toEqual({});
  localStorage.setItem('lauda.exam.ana', 'null');
  expect(readLastUsed('ana')).toEqual({});
});
