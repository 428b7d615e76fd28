import { expect, it } from '@jest/globals';
import type { ZodObject } from 'zod';
import { corrected, results, teacherTheme, trialUser } from './examples/index.ts';
import { Competency } from './src/correction.ts';
import { Essay, EssayResults } from './src/essays.ts';
import { Problem } from './src/operation.ts';
import { Theme } from './src/themes.ts';
import { User } from './src/users.ts';

/** The fields of the specification that an entity lacks. */
const missing = (entity: ZodObject, fields: string) => fields.split(' ').filter((field) => !(field in entity.shape));

it.each([
  [
    '§3.1 User',
    User,
    'id email firstName lastName role status profileImageUrl emailVerified tokensUsed tokensLimit createdAt updatedAt lastLoginAt',
  ],
  [
    '§3.6 Essay',
    Essay,
    'id status examType examBoard institution position subject theme title content grade maxScore feedback createdAt updatedAt',
  ],
  [
    '§3.10 Theme',
    Theme,
    'id title content imageUrl examType examBoard institution position subject generatedBy createdBy creatorName usageCount',
  ],
  ['§3.15 Results', EssayResults, 'essay totalScore maxScore competencies errors comments feedbackSummary summary detailedComments'],
  ['§3.16 Competency', Competency, 'name score maxScore'],
  ['§3.31 Problem', Problem, 'message'],
] as const)('%s has the fields of the specification', (_name, entity, fields) => {
  expect(missing(entity, fields)).toEqual([]);
});

const takes = (entity: ZodObject, sample: object) => (changes: object) => entity.safeParse({ ...sample, ...changes }).success;

it('§3.2 §3.3 a person of another role or status is none', () => {
  const user = takes(User, trialUser);
  expect(user({ role: 'premium', status: 'suspended' })).toBe(true);
  expect([user({ role: 'professor' }), user({ status: 'deleted' })]).toEqual([false, false]);
});

it('§3.7 §4.1 an essay of another exam or status is none', () => {
  const essay = takes(Essay, corrected);
  expect(essay({ examType: 'concurso', status: 'erro' })).toBe(true);
  expect([essay({ examType: 'vestibular' }), essay({ status: 'rascunho' })]).toEqual([false, false]);
});

it('§3.11 §3.13 a theme of another board or source is none', () => {
  const theme = takes(Theme, teacherTheme);
  for (const examBoard of ['CEBRASPE', 'CESGRANRIO', 'FCC', 'FGV', 'ENEM']) expect(theme({ examBoard })).toBe(true);
  for (const generatedBy of ['ai', 'user', 'teacher']) expect(theme({ generatedBy })).toBe(true);
  expect([theme({ examBoard: 'VUNESP' }), theme({ generatedBy: 'professor' })]).toEqual([false, false]);
});

it('§9.29 a result without a largest score is none', () => {
  const result = takes(EssayResults, results);
  expect([result({}), result({ maxScore: undefined }), result({ maxScore: 0 })]).toEqual([true, false, false]);
});
