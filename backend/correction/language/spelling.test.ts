import { describe, expect, test } from '@jest/globals';
import { parseText } from '../text/parse-text.ts';
import { loadDictionary } from './dictionary.ts';
import { spelling } from './spelling.ts';
import { marksOf } from './testing.ts';

describe('spelling', () => {
  test.each([
    ['A excessão confirma a regra.', 'excessão → exceção'],
    ['É possivel mudar.', 'possivel → possível'],
    ['A populacao cresce.', 'populacao → população'],
    ['Vivem nas redes socias.', 'socias → sociais'],
    ['Uma idéia antiga.', 'idéia → ideia'],
    ['O previlégio de poucos.', 'previlégio → privilégio'],
    ['Houve uma acção conjunta.', 'acção → ação'],
    ['Ninguém conseguiu analizar o caso.', 'analizar → analisar'],
  ])('marks and mends: %s', async (text, expected) => {
    expect(await marksOf(spelling, text)).toEqual([expected]);
  });

  test.each([
    'Segundo Djamila Ribeiro, o racismo é estrutural.',
    'Djamila Ribeiro explica o racismo.',
    'As fake news e o bullying nas redes, no smartphone e no streaming.',
    'É preciso fazê-lo, combatê-las e protegê-los; tornar-se-á comum.',
    'O filme "Sing Street and Friends" comove.',
    'A gripezinha, o antirracismo e os irracionais.',
    'A covid-19 matou 700mil pessoas.',
    'Em no- vembro.',
    'O guarda-chuva, o micro-ondas e o bem-estar.',
  ])('leaves alone: %s', async (text) => {
    expect(await marksOf(spelling, text)).toEqual([]);
  });

  test('only an accent astray is a mark of accentuation, other letters of spelling', async () => {
    const marks = spelling(parseText('É possivel uma excessão.'), await loadDictionary());
    expect(marks.map(({ category }) => category)).toEqual(['acentuacao', 'ortografia']);
  });

  test('a composed and a decomposed accent are the same word', async () => {
    expect(await marksOf(spelling, 'A populac\u0327a\u0303o e a nac\u0327a\u0303o.')).toEqual([]);
  });
});
