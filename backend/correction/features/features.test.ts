import { describe, expect, test } from '@jest/globals';
import { parseText } from '../text/parse-text.ts';
import { measureConnectives } from './connectives.ts';
import { measureCopiedText } from './copied-text.ts';
import { measureIntervention } from './intervention.ts';
import { measureRepertoire } from './repertoire.ts';
import { measureThemeCoverage } from './theme-coverage.ts';

const introduction = 'A leitura abre caminhos, e o país lê pouco.';
const proposal =
  'Portanto, o Ministério da Educação deve abrir bibliotecas nas periferias, por meio de parcerias com as prefeituras, a fim de que os jovens leiam mais. Além disso, os espaços precisam ter mediadores, como contadores de histórias.';

describe('intervention proposal', () => {
  test('finds the five elements of the conclusion and quotes the student', () => {
    const { found } = measureIntervention(parseText(`${introduction}\n${proposal}`));
    expect(Object.keys(found).toSorted()).toEqual(['acao', 'agente', 'detalhamento', 'efeito', 'meio']);
    expect(found.agente).toContain('Ministério da Educação');
    expect(found.meio).toBe('por meio de parcerias com as prefeituras');
    expect(found.efeito).toBe('a fim de que os jovens leiam mais');
  });

  test('finds none in a conclusion that only laments', () => {
    expect(measureIntervention(parseText(`${introduction}\nEnfim, tudo segue triste e sem remédio à vista.`)).found).toEqual({});
  });
});

test('connectives are told by kind, and those that open a paragraph are counted apart', () => {
  const { opened, kinds, distinct } = measureConnectives(
    parseText('O livro custa caro.\nAlém disso, falta tempo, porque se trabalha muito.\nO hábito, no entanto, cresce.\nPortanto, há esperança.'),
  );
  expect(opened.map(({ phrase }) => phrase)).toEqual(['além disso', 'no entanto', 'portanto']);
  expect(distinct).toBe(4);
  expect(kinds).toBe(4);
});

describe('theme coverage', () => {
  const theme = { title: 'Desafios da leitura no Brasil', content: '' };
  test('counts forms of the theme words, part by part', () => {
    const coverage = measureThemeCoverage(parseText('Ler é um desafio no Brasil.\nFaltam leituras.\nO país muda.'), theme);
    expect(coverage.keywords).toEqual(['desafios', 'leitura', 'brasil']);
    expect(coverage.introduction).toBeCloseTo(2 / 3);
    expect(coverage.body).toBeCloseTo(1 / 3);
    expect(coverage.conclusion).toBe(0);
    expect(coverage.missing).toEqual([]);
  });
  test('says nothing without a theme', () => {
    expect(measureThemeCoverage(parseText('Qualquer texto.'), { title: ' ', content: '' })).toMatchObject({ keywords: [], missing: [], whole: 0 });
  });
});

describe('copied text', () => {
  const content = 'A leitura é direito de todos e dever do Estado, segundo a lei.';
  test('measures runs of five words and more, whatever the punctuation', () => {
    const { share, longest } = measureCopiedText(parseText('Sabe-se que a leitura é direito de todos, e dever do Estado. Falta cumprir.'), content);
    expect(longest).toBe('a leitura é direito de todos, e dever do Estado');
    expect(share).toBeCloseTo(10 / 14);
  });
  test('four words in a row are no copy', () =>
    expect(measureCopiedText(parseText('Sei que é direito de todos ler.'), content)).toEqual({ share: 0, longest: '' }));
});

test('repertoire names people, laws and figures, not the country or the Ministry', () => {
  const { names, references, figures } = measureRepertoire(
    parseText('No Brasil, segundo Paulo Freire, a Constituição de 1988 vale. O Ministério da Educação diz que 30% leem.'),
  );
  expect(names).toContain('Paulo Freire');
  expect(names).not.toContain('Brasil');
  expect(references).toContain('constituição');
  expect(figures).toBe(2);
});
