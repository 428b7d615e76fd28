import { expect, test } from '@jest/globals';
import { fixedPhraseTable } from './fixed-phrase-table.ts';
import { fixedPhrases } from './fixed-phrases.ts';
import { marksOf } from './testing.ts';

test.each([
  ['Agiu afim de vencer.', 'afim de → a fim de'],
  ['Oque falta é vontade.', 'Oque → O que'],
  ['A medida acarreta em prejuízos.', 'acarreta em → acarreta'],
  ['Existe desde de 1988.', 'desde de → desde'],
  ['Todos são iguais perante à lei.', 'perante à → perante a'],
  ['Isso não tem nada haver.', 'nada haver → nada a ver'],
  ['Há menas gente.', 'menas → menos'],
  ['O porque da demora.', 'O porque da → O porquê da'],
  ['Ela ja chegou.', 'ja → já'],
])('marks and mends: %s', async (text, expected) => {
  expect(await marksOf(fixedPhrases, text)).toEqual([expected]);
});

test.each([
  'Agiu a fim de vencer.',
  'O que falta é vontade.',
  'São povos afins.',
  'Desde então, nada mudou.',
  'Iguais perante a lei.',
  'Isso deve haver em breve.',
  'Ele saiu porque quis.',
])('leaves alone: %s', async (text) => {
  expect(await marksOf(fixedPhrases, text)).toEqual([]);
});

test('no wrong form of the table is also one of its right forms', () => {
  const right = new Set(fixedPhraseTable.flatMap(([, forms]) => forms.split('|')));
  expect(fixedPhraseTable.flatMap(([forms]) => forms.split('|')).filter((wrong) => right.has(wrong))).toEqual([]);
});
