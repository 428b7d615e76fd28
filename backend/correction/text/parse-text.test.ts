import { describe, expect, test } from '@jest/globals';
import { estimateLines } from '@lauda/contracts/vocabulary';
import { measureText } from './measure-text.ts';
import { parseText } from './parse-text.ts';
import { stem } from './stem.ts';

describe('reading a text', () => {
  test('paragraphs are lines, whatever the line break, and a short first line is the title', () => {
    for (const breakOf of ['\n', '\r\n', '\n\n', '\r']) {
      const { title, paragraphs } = parseText(['Um título sem ponto', 'Primeiro parágrafo.', 'Segundo parágrafo.'].join(breakOf));
      expect(title?.text).toBe('Um título sem ponto');
      expect(paragraphs.map(({ text }) => text)).toEqual(['Primeiro parágrafo.', 'Segundo parágrafo.']);
    }
  });

  test('a long line broken in mid-sentence goes on in the same paragraph', () => {
    const { paragraphs } = parseText(
      'Esta linha é longa e foi quebrada pelo editor no meio\nda frase, que só termina aqui.\nOutro parágrafo.',
    );
    expect(paragraphs.map(({ sentences }) => sentences.length)).toEqual([1, 1]);
  });

  test('sentences end at stops, not at abbreviations, initials or decimals', () => {
    const { sentences } = parseText('O Dr. Paulo citou o art. 5º e J. Rawls. Gastou-se 3.5 vezes mais, etc. e tal! Será? “Sim.” Fim...');
    expect(sentences.map(({ text }) => text)).toEqual([
      'O Dr. Paulo citou o art. 5º e J. Rawls.',
      'Gastou-se 3.5 vezes mais, etc. e tal!',
      'Será?',
      '“Sim.”',
      'Fim...',
    ]);
  });

  test('words keep their place, and know whether only blanks stand before them', () => {
    const source = 'Disse-lhe, d’água;  guarda-chuva 2024';
    const { words } = parseText(source);
    expect(words.map(({ text, follows }) => [text, follows])).toEqual([
      ['Disse-lhe', false],
      ['d’água', false],
      ['guarda-chuva', false],
      ['2024', true],
    ]);
    for (const { text, start, end } of words) expect(source.slice(start, end)).toBe(text);
  });

  test('statistics count words by whitespace and estimate 70 characters a line', () => {
    expect(measureText(parseText('Uma frase - com traço. Outra frase.\n\nFim de tudo.'))).toEqual({
      words: 10,
      sentences: 3,
      paragraphs: 2,
      estimatedLines: 2,
    });
    expect([66, 67, 136, 137].map((chars) => estimateLines('a'.repeat(chars)))).toEqual([1, 2, 2, 3]);
    expect(measureText(parseText(' \n '))).toEqual({ words: 0, sentences: 0, paragraphs: 0, estimatedLines: 0 });
  });

  test('forms of one word share a stem, different words do not', () => {
    expect(new Set(['educação', 'educar', 'educados', 'educativas'].map(stem)).size).toBe(1);
    expect(stem('violências')).toBe(stem('violência'));
    expect(stem('mulheres')).toBe(stem('mulher'));
    expect(stem('mulheres')).not.toBe(stem('mundo'));
  });
});
