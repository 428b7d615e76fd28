import { describe, expect, test } from '@jest/globals';
import { loadDictionary } from '../language/dictionary.ts';
import { findErrors } from '../language/find-errors.ts';
import { parseText } from '../text/parse-text.ts';
import { measureConnectives } from './connectives.ts';
import { measureCopiedText } from './copied-text.ts';
import { measureFeatures } from './measure-features.ts';
import { measureIntervention } from './intervention.ts';
import { citedSources, measureRepertoire } from './repertoire.ts';
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
    parseText(
      'O livro custa caro.\nAlém disso, falta tempo, porque se trabalha muito.\nO hábito, no entanto, cresce.\nPortanto, há esperança.',
    ),
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
  test('reads the topics of a command, with or without a stop after the number', () => {
    for (const mark of ['1', '1.', 'a)']) {
      const content = `Aborde, necessariamente:\n${mark} o preço do livro;\n${mark.replace('1', '2').replace('a', 'b')} o papel das bibliotecas.`;
      const { topics } = measureThemeCoverage(parseText('O preço do livro é alto.'), { title: 'Leitura', content });
      expect(topics.map(({ text, covered }) => [text.replace(/\.$/u, ''), covered])).toEqual([
        ['o preço do livro', 1],
        ['o papel das bibliotecas', 0],
      ]);
    }
  });
  test('says nothing without a theme', () => {
    expect(measureThemeCoverage(parseText('Qualquer texto.'), { title: ' ', content: '' })).toMatchObject({
      keywords: [],
      missing: [],
      whole: 0,
    });
  });
});

describe('copied text', () => {
  const content = 'A leitura é direito de todos e dever do Estado, segundo a lei.';
  test('measures runs of five words and more, whatever the punctuation', () => {
    const { share, longest } = measureCopiedText(
      parseText('Sabe-se que a leitura é direito de todos, e dever do Estado. Falta cumprir.'),
      content,
    );
    expect(longest).toBe('a leitura é direito de todos, e dever do Estado');
    expect(share).toBeCloseTo(10 / 14);
  });
  test('four words in a row are no copy', () =>
    expect(measureCopiedText(parseText('Sei que é direito de todos ler.'), content)).toEqual({ share: 0, longest: '' }));
});

describe('repertoire', () => {
  test('names people, laws and figures as the student writes them, not the country or the Ministry', () => {
    const repertoire = measureRepertoire(
      parseText('No Brasil, segundo Paulo Freire, a Constituição de 1988 vale, diz o IBGE. O Ministério da Educação diz que 30% leem.'),
    );
    expect(repertoire.names).toContain('Paulo Freire');
    expect(repertoire.names).not.toContain('Brasil');
    expect(repertoire.references).toEqual(['Constituição', 'IBGE']);
    expect(repertoire.figures).toBe(2);
    expect(citedSources({ names: ['Constituição Federal'], references: ['Constituição', 'IBGE'] })).toEqual([
      'Constituição Federal',
      'IBGE',
    ]);
  });

  test('a century, a book or a law without a name is no repertoire', () => {
    expect(
      measureRepertoire(
        parseText('No século XXI, o livro custa caro. A lei falha, e no Brasil do século passado uma pesquisa já dizia isso.'),
      ),
    ).toEqual({
      names: [],
      references: [],
      introduced: 0,
      quotes: 0,
      figures: 0,
    });
  });

  test('a common noun counts with the name, the title or the number that it brings in', () => {
    const { introduced } = measureRepertoire(
      parseText('O livro “Vidas secas” comove. A lei 13.696 vale. Segundo o sociólogo polonês Bauman, tudo passa. A série cansa.'),
    );
    expect(introduced).toBe(3);
  });
});

describe('a misspelt cue', () => {
  const measured = async (text: string, title = '') => {
    const parsed = parseText(text);
    const dictionary = await loadDictionary();
    return measureFeatures(parsed, { theme: { title, content: '' }, errors: findErrors(parsed, dictionary), dictionary });
  };

  test('counts as the one it stands for, and is quoted as it was written', async () => {
    const { intervention, connectives } = await measured(
      `${introduction}\nAlem disso, o governo deve abrir bibliotecas apartir de 2030, afim de que todos leiam.`,
    );
    expect(intervention.found.efeito).toBe('afim de que todos leiam');
    expect(connectives.opened.map(({ phrase }) => phrase)).toEqual(['além disso']);
    expect(connectives.found.map(({ phrase }) => phrase)).toEqual(['além disso', 'a fim de']);
  });

  test('a misspelt word of the theme is met too', async () => {
    expect((await measured('A tecnolojia avança.\nFim.', 'Tecnologia na escola')).theme.missing).toEqual(['escola']);
  });

  test('the words counted are those written', async () => expect((await measured('Oque falta é vontade.')).statistics.words).toBe(4));
});
