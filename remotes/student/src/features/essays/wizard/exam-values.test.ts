import { expect, test } from '@jest/globals';
import { boardOf, essayOf, withoutStaleSubject } from './exam-values.ts';

test('§5.8 §5.9 for ENEM the board is ENEM, and institution and position are cleared', () => {
  expect(essayOf({ examType: 'ENEM', examBoard: 'FGV', institution: 'Tribunal', position: 'Analista', subject: 'Saúde' })).toEqual({
    examType: 'ENEM',
    examBoard: 'ENEM',
    institution: null,
    position: null,
    subject: 'Saúde',
  });
});

test('§5.7 a concurso keeps its board; institution and position may be left empty, and are absent then', () => {
  expect(essayOf({ examType: 'concurso', examBoard: 'FCC', institution: ' Prefeitura ', position: ' ', subject: 'Gestão' })).toEqual({
    examType: 'concurso',
    examBoard: 'FCC',
    institution: 'Prefeitura',
    position: null,
    subject: 'Gestão',
  });
  expect(essayOf({ examType: 'concurso', examBoard: 'FCC', institution: '', subject: 'Gestão' })).toMatchObject({
    institution: null,
    position: null,
  });
});

test('§2.5.15 Outro gives the subject in words of one’s own', () => {
  expect(essayOf({ examType: 'ENEM', subject: 'Outro', otherSubject: ' Oceanos ' }).subject).toBe('Oceanos');
});

test('without a type there is no board to ask subjects for', () => {
  expect(boardOf({})).toBeUndefined();
  expect(boardOf({ examType: 'concurso', examBoard: 'FGV' })).toBe('FGV');
});

test('another type or board empties the subject, another position does not', () => {
  expect(withoutStaleSubject({ examBoard: 'FGV' })).toHaveProperty('subject', undefined);
  expect(withoutStaleSubject({ position: 'Analista' })).toEqual({});
});
