import { expect, test } from '@jest/globals';
import { textPieces } from './text-marks.ts';

const marks = (...spans: [number, number][]) => spans.map(([start, end]) => ({ start, end }));

test('the text is cut at its marks, and nothing of it is lost', () => {
  const text = 'A excessão confirma a regra.';
  const pieces = textPieces(text, marks([2, 10], [20, 21]));
  expect(pieces).toEqual([
    { text: 'A ' },
    { text: 'excessão', error: 0 },
    { text: ' confirma ' },
    { text: 'a', error: 1 },
    { text: ' regra.' },
  ]);
});

test('spans are counted as UTF-16 does, so a pictogram before them moves nothing', () => {
  const text = '📚 Ler e excessão';
  const start = text.indexOf('excessão');
  expect(textPieces(text, marks([start, start + 8])).at(-1)).toEqual({ text: 'excessão', error: 0 });
});

test('where two marks overlap, the first keeps what they share', () => {
  expect(textPieces('abcdef', marks([0, 4], [2, 6], [1, 3]))).toEqual([
    { text: 'abcd', error: 0 },
    { text: 'ef', error: 1 },
  ]);
});

test('a text without marks is one piece', () => {
  expect(textPieces('abc', [])).toEqual([{ text: 'abc' }]);
  expect(textPieces('', [])).toEqual([]);
});
