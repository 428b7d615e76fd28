import { expect, test } from '@jest/globals';
import type { Features } from '../features/measure-features.ts';
import { signalTexts } from './signal-texts.ts';

const withParagraphs = (paragraphs: number) => ({ statistics: { paragraphs } }) as Features;
const withMostUsed = (times: number) => ({ vocabulary: { mostUsed: { word: 'livro', times } } }) as Features;

test('a verb agrees with the number of paragraphs', () => {
  expect(signalTexts.paragraphing.weak(withParagraphs(1))).toMatch(/^1 parágrafo não basta para /);
  expect(signalTexts.paragraphing.weak(withParagraphs(2))).toMatch(/^2 parágrafos não bastam para /);
});

test('a word that stands once is not said to be repeated', () => {
  const told = (times: number) => [signalTexts.rich.weak(withMostUsed(times)), signalTexts.rich.next(withMostUsed(times))];
  expect(told(1)).toEqual(['o repertório de palavras é restrito', 'amplie o vocabulário do tema']);
  expect(told(2)).toEqual([
    'o repertório de palavras é restrito, com “livro” repetida 2 vezes',
    'amplie o vocabulário do tema: “livro” é a palavra que mais se repete',
  ]);
});
