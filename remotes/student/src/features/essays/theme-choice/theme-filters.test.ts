import { expect, test } from '@jest/globals';
import { themeFilters } from './theme-filters.ts';

test('§5.12 without type or board no themes are asked for', () => {
  expect(themeFilters({ examBoard: 'FCC', subject: 'Saúde' })).toBeUndefined();
  expect(themeFilters({ examType: 'concurso', subject: 'Saúde' })).toBeUndefined();
});

test('§5.13 for ENEM a subject is needed too, for a concurso it is not', () => {
  expect(themeFilters({ examType: 'ENEM', examBoard: 'ENEM' })).toBeUndefined();
  expect(themeFilters({ examType: 'ENEM', examBoard: 'ENEM', subject: 'Saúde' })).toEqual({
    examType: 'ENEM',
    examBoard: 'ENEM',
    subject: 'Saúde',
  });
  expect(themeFilters({ examType: 'concurso', examBoard: 'FCC', subject: '' })).toEqual({ examType: 'concurso', examBoard: 'FCC' });
});
