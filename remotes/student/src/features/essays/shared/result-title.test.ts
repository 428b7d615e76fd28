import { expect, test } from '@jest/globals';
import { resultTitle } from './result-title.ts';

test('§2.6.9 a quoted phrase of the theme is the title', () => {
  expect(resultTitle('Redija um texto sobre o tema “Desafios da leitura no Brasil”, com proposta de intervenção.')).toBe(
    'Desafios da leitura no Brasil',
  );
});

test('§2.6.9 a supporting text that quotes somebody does not name the theme', () => {
  const theme = 'TEXTO I “Todos perguntavam.” (Uma professora.)\n\nRedija um texto sobre o tema: “Envelhecer nas cidades”.';
  expect(resultTitle(theme)).toBe('Envelhecer nas cidades');
});

test('§2.6.10 without a quotation the first sentence is the title', () => {
  expect(resultTitle('A água nas cidades. Leia os textos de apoio e escreva.')).toBe('A água nas cidades');
});

test('§2.6.10 a question keeps its mark', () => {
  expect(resultTitle('Quem cuida de quem cuida? Escreva sobre isso.')).toBe('Quem cuida de quem cuida?');
});

test('§2.6.11 §9.48 a long theme is cut near 80 characters, between words', () => {
  const title = resultTitle(
    'A partir da leitura dos textos motivadores e dos conhecimentos construídos ao longo da formação escolar, redija',
  );
  expect(title).toBe('A partir da leitura dos textos motivadores e dos conhecimentos construídos ao…');
});

test('§2.6.10 §9.48 a quotation longer than 80 characters is no title', () => {
  expect(resultTitle(`Leia. “${'palavra '.repeat(15)}”`)).toBe('Leia');
});

test('an essay without a theme is called Tema de Redação', () => {
  expect(resultTitle('  ')).toBe('Tema de Redação');
});

test('a quoted name or a quoted full stop is no title', () => {
  expect(resultTitle('Machado escreveu “O alienista”. Redija um texto “.” sobre o tema.')).toBe('Machado escreveu “O alienista”');
});
