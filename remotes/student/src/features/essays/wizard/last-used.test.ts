import { beforeEach, expect, test } from '@jest/globals';
import { readLastUsed, rememberLastUsed } from './last-used.ts';

beforeEach(() => localStorage.clear());

test('§2.5.12 §9.52 the last settings are read back', () => {
  const values = { examType: 'concurso', examBoard: 'FGV', subject: 'Saúde' } as const;
  rememberLastUsed(values);
  expect(readLastUsed()).toEqual(values);
});

test('what does not read, or names a board that is not there, fills nothing', () => {
  localStorage.setItem('lauda.exam', '{');
  expect(readLastUsed()).toEqual({});
  localStorage.setItem('lauda.exam', '{"examType":"concurso","examBoard":"OUTRA"}');
  expect(readLastUsed()).toEqual({});
  localStorage.setItem('lauda.exam', 'null');
  expect(readLastUsed()).toEqual({});
});
