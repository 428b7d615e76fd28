import { expect, test } from '@jest/globals';
import { draft, summaryOf } from '@lauda/contracts/examples';
import { cardSubtitle, cardTitle } from './card-text.ts';

test.each([
  ['O ônibus das seis', 'Mobilidade nas cidades', 'O ônibus das seis'],
  ['', 'Mobilidade nas cidades', 'Mobilidade nas cidades'],
  ['', '', 'Tema de Redação'],
  ['   ', 'Mobilidade nas cidades', 'Redação sem título'],
])('§2.4.16 §2.4.17 §2.4.18 §2.4.19 with the title "%s" and the theme "%s" the card is called "%s"', (title, theme, name) => {
  expect(cardTitle({ title, theme })).toBe(name);
});

test('§2.4.17 a theme with its supporting texts goes by its short name', () => {
  const theme = `TEXTO I ${'As cidades crescem. '.repeat(10)} Redija sobre o tema “Mobilidade nas cidades”.`;
  expect(cardTitle({ title: '', theme })).toBe('Mobilidade nas cidades');
});

test('§2.4.20 §2.4.21 §2.4.22 the subtitle: the day of the change, and institution or board - board', () => {
  const essay = { ...summaryOf(draft), updatedAt: '2026-03-09T15:00:00.000Z', examBoard: 'FCC' as const };
  expect(cardSubtitle({ ...essay, institution: 'TRT 4ª Região' })).toBe('09/03/2026 · TRT 4ª Região - FCC');
  expect(cardSubtitle(essay)).toBe('09/03/2026 · FCC - FCC');
});

test('§2.4.20 what never changed has the day it was made', () => {
  expect(cardSubtitle({ ...summaryOf(draft), updatedAt: '', createdAt: '2026-02-01T15:00:00.000Z' })).toBe('01/02/2026 · ENEM - ENEM');
});
