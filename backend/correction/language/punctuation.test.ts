import { describe, expect, test } from '@jest/globals';
import { commaAfterConnective } from './comma-after-connective.ts';
import { commaBeforeConjunction } from './comma-before-conjunction.ts';
import { longSentence } from './long-sentence.ts';
import { lowercaseStart, missingFullStop } from './sentence-edges.ts';
import { marksOf } from './testing.ts';

describe('comma after the opening connective', () => {
  test.each([
    ['Portanto o governo deve agir.', 'Portanto → Portanto,'],
    ['Falta verba. No entanto há projetos.', 'No entanto → No entanto,'],
    ['Além disso as escolas fecharam.', 'Além disso → Além disso,'],
  ])('marks: %s', async (text, expected) => expect(await marksOf(commaAfterConnective, text)).toEqual([expected]));

  test.each([
    'Portanto, o governo deve agir.',
    'Além disso tudo, falta verba.',
    'Em contrapartida ao gasto, há ganho.',
    'O governo, portanto, deve agir.',
    'Diante disso que vemos, é preciso agir.',
  ])('leaves alone: %s', async (text) => expect(await marksOf(commaAfterConnective, text)).toEqual([]));
});

describe('comma before the conjunction', () => {
  test.each([
    ['O país cresce muito mas o povo continua pobre e sem renda.', 'muito mas → muito, mas'],
    ['Isso é grave para todos pois faltam médicos na cidade.', 'todos pois → todos, pois'],
  ])('marks: %s', async (text, expected) => expect(await marksOf(commaBeforeConjunction, text)).toEqual([expected]));

  test.each([
    'O país cresce muito, mas o povo continua pobre.',
    'Afeta não só os jovens mas também os idosos de hoje.',
    'Pobre mas honesto.',
    'Mas o povo continua pobre e sem renda.',
  ])('leaves alone: %s', async (text) => expect(await marksOf(commaBeforeConjunction, text)).toEqual([]));
});

describe('the edges of a sentence', () => {
  test('marks a sentence that begins with a small letter', async () =>
    expect(await marksOf(lowercaseStart, 'O dia acabou. depois veio a noite.')).toEqual(['depois → Depois']));
  test('leaves abbreviations and numbers alone', async () =>
    expect(await marksOf(lowercaseStart, 'O art. quinto diz isso. 30 alunos faltaram, etc. e tal foi dito.')).toEqual([]));

  const long = 'O texto que se escreve sem ponto no fim do parágrafo confunde todo leitor';
  test('marks a paragraph without a full stop', async () => expect(await marksOf(missingFullStop, long)).toEqual(['leitor → leitor.']));
  test('leaves a finished paragraph and a title alone', async () =>
    expect(await marksOf(missingFullStop, `Um título\n${long}.`)).toEqual([]));
});

describe('a long sentence', () => {
  const words = (amount: number) => `${Array.from({ length: amount }, () => 'casa').join(' ')}.`;
  test('is marked where it begins past 55 words', async () =>
    expect(await marksOf(longSentence, words(56))).toEqual(['casa casa casa casa casa casa']));
  test('is left alone up to 55', async () => expect(await marksOf(longSentence, words(55))).toEqual([]));
});
