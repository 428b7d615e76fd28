import { expect, test } from '@jest/globals';
import { essayScore } from './score.ts';

const enem = { examType: 'ENEM', examBoard: 'ENEM', maxScore: 1000 };

test('§9.23 the score is the grade, as a number or as text', () => {
  expect(essayScore({ ...enem, grade: 840, feedback: { finalScore: 1 } })).toEqual({ score: 840, maxScore: 1000 });
  expect(essayScore({ ...enem, grade: '840' })?.score).toBe(840);
  expect(essayScore({ ...enem, grade: 0, feedback: { finalScore: 700 } })?.score).toBe(0);
});

test('§9.24 without a grade it is the finalScore inside the feedback, an object or its JSON', () => {
  expect(essayScore({ ...enem, grade: null, feedback: { finalScore: 700 } })?.score).toBe(700);
  expect(essayScore({ ...enem, grade: null, feedback: '{"finalScore":"7,5"}' })?.score).toBe(7.5);
});

test('§9.24 what says nothing is no score', () => {
  for (const feedback of [null, undefined, '', 'um texto', 'null', '{}', {}])
    expect(essayScore({ ...enem, grade: null, feedback })).toBeUndefined();
  expect(essayScore({ ...enem, grade: '' })).toBeUndefined();
});

test.each([
  ['enem', null, 1000],
  ['concurso', 'FGV', 10],
  ['concurso', 'CESGRANRIO', 100],
  ['concurso', 'OUTRA', 20],
])('§9.22 without a maximum of its own, an essay for %s of %s is shown in %d', (examType, examBoard, maxScore) => {
  expect(essayScore({ grade: 7, examType, examBoard, maxScore: null })).toEqual({ score: 7, maxScore });
});
