import { beforeAll, describe, expect, test } from '@jest/globals';
import { Correction } from '@lauda/contracts';
import { concursoBoards, examBoards } from '@lauda/contracts/vocabulary';
import { engineVersion, loadEngine, type Engine, type EssayToCorrect } from './index.ts';
import { goodEssay, middlingEssay, otherTheme, poorEssay, sampleEssays, theme } from './sample-essays.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await loadEngine();
});

const correct = (text: string, over: Partial<EssayToCorrect> = {}) =>
  engine.correct({ examType: 'ENEM', examBoard: 'ENEM', theme, text, ...over });

describe('a correction', () => {
  test('keeps the contract for every exam', () => {
    for (const examBoard of concursoBoards) Correction.parse(correct(goodEssay, { examType: 'concurso', examBoard }));
    const correction = Correction.parse(correct(goodEssay));
    expect(correction.engine).toBe(`motor Lauda ${engineVersion}`);
    expect(correction.statistics.paragraphs).toBe(4);
  });

  test('gives ENEM five competencies in steps of 40, whose sum is the total', () => {
    const { competencies, totalScore, maxScore } = correct(goodEssay);
    for (const { score } of competencies) expect(score % 40).toBe(0);
    expect(totalScore).toBe(competencies.reduce((sum, { score }) => sum + score, 0));
    expect(maxScore).toBe(1000);
  });

  test('§1.8 §3.17 has scores of each competency, marked errors, comments, and detailed comments in Markdown', () => {
    const { competencies, errors, comments, detailedComments } = correct(poorEssay);
    expect(competencies.every(({ name, score, maxScore }) => name && score >= 0 && maxScore === 200)).toBe(true);
    expect([errors.length, comments.length].every((quantity) => quantity > 0)).toBe(true);
    expect(detailedComments).toMatch(/^#{2,3} .+$/m);
  });

  test('tells a good essay from a poor one, by scores and by words', () => {
    const [good, poor] = [correct(goodEssay), correct(poorEssay)];
    expect(good.totalScore).toBeGreaterThanOrEqual(760);
    expect(poor.competencies.reduce((sum, { score }) => sum + score, 0)).toBeLessThanOrEqual(360);
    expect(good.errors.filter(({ rule }) => rule !== 'frase-longa')).toEqual([]);
    expect(poor.errors.map(({ excerpt }) => excerpt)).toEqual(
      expect.arrayContaining(['Oque', 'afim de', 'Houveram', 'pais', 'possivel', 'Portanto']),
    );
    for (const text of ['summary', 'feedbackSummary', 'detailedComments'] as const) expect(good[text]).not.toBe(poor[text]);
  });

  test('quotes the student for each element of the proposal', () => {
    const evidence = correct(goodEssay).competencies[4]?.evidence.join('\n');
    expect(evidence).toMatch(/Agente: “Ministério da Educação/u);
    expect(evidence).toMatch(/Efeito: “a fim de que os estudantes escolham/u);
    expect(correct(poorEssay).competencies[4]?.evidence.join('\n')).toMatch(/Meio ou modo: não encontrei/u);
  });

  test('gives nothing for nothing', () => {
    expect(correct('').competencies.map(({ score }) => score)).toEqual([0, 0, 0, 0, 0]);
    expect(correct('').zeroReason?.code).toBe('em_branco');
  });

  test('is the same for the same essay', () => expect(correct(poorEssay)).toEqual(correct(poorEssay)));

  test.each(concursoBoards)('%s: the total is the sum of the cards as they are shown', (examBoard) => {
    const { competencies, totalScore } = correct(`${goodEssay}\n\n${poorEssay}`, { examType: 'concurso', examBoard });
    expect(totalScore).toBeGreaterThan(0);
    expect(totalScore).toBeCloseTo(competencies.reduce((sum, { score }) => sum + score, 0));
  });

  test('in CEBRASPE, errors are a discount that grows with them, and a blank page has no score', () => {
    const cebraspe = { examType: 'concurso', examBoard: 'CEBRASPE' } as const;
    expect(correct(poorEssay, cebraspe).competencies[4]).toMatchObject({ kind: 'penalty', maxScore: 0 });
    expect(correct(poorEssay, cebraspe).competencies[4]?.score).toBeLessThan(correct(middlingEssay, cebraspe).competencies[4]?.score ?? 0);
    expect(correct('', cebraspe)).toMatchObject({ totalScore: 0, zeroReason: { code: 'em_branco' } });
    expect(correct(goodEssay, { examType: 'concurso', examBoard: 'CEBRASPE' }).competencies[4]?.score).toBe(0);
  });
});

describe('what is taken from a good essay is missed', () => {
  const score = (text: string, at: number) => correct(text).competencies[at]?.score ?? 0;

  test('the conclusion, in the proposal', () =>
    expect(score(goodEssay.split('\n\n').slice(0, 3).join('\n\n'), 4)).toBeLessThan(score(goodEssay, 4)));
  test('its accents, in the written norm', () =>
    expect(score(goodEssay.normalize('NFD').replace(/\p{M}/gu, ''), 0)).toBeLessThanOrEqual(score(goodEssay, 0) - 40));
  test('its paragraphs, in cohesion', () => expect(score(goodEssay.replaceAll('\n\n', ' '), 3)).toBeLessThanOrEqual(80));
  test('half of it, in the total', () =>
    expect(correct(goodEssay.slice(0, goodEssay.length / 2)).totalScore).toBeLessThan(correct(goodEssay).totalScore));
});

describe('a text that the exam would zero', () => {
  const short = 'A leitura no Brasil tem muitos desafios. '.repeat(8);

  test.each([
    ['insuficiente', short],
    ['copia', `${theme.content}\n${theme.content}\n${theme.content}`],
    ['lingua_estrangeira', 'The teachers should bring every child to the library because books change their lives forever. '.repeat(12)],
  ])('§2.6.21 %s: total 0, the reason named, the formative scores kept', (code, text) => {
    const { totalScore, zeroReason, competencies, summary } = correct(text);
    expect(zeroReason?.code).toBe(code);
    expect(totalScore).toBe(0);
    expect(competencies.some(({ score }) => score > 0)).toBe(true);
    expect(summary).toContain('nota zero');
  });

  const waste = {
    title: 'Desperdício de alimentos nos restaurantes brasileiros',
    content: 'Toneladas de comida vão para o lixo todos os dias.',
  };
  const coffee = 'O café da montanha floresce tarde, quando a chuva cede e o sol aquece o terreiro. ';

  test('fuga_tema: none of the words of the theme is met in a full text', () => {
    expect(correct(coffee.repeat(12), { theme: waste })).toMatchObject({ totalScore: 0, zeroReason: { code: 'fuga_tema' } });
  });

  test('a text is not off the theme for want of words that any theme has, nor of other forms of its own', () => {
    expect(
      correct(coffee.repeat(12), { theme: { title: 'Desafios para a formação de leitores no Brasil', content: '' } }).zeroReason,
    ).toBeNull();
    expect(correct(`Desperdiçar comida é grave. ${coffee.repeat(12)}`, { theme: waste }).zeroReason).toBeNull();
  });

  test('a full essay on its theme is not zeroed in any exam', () => {
    for (const examBoard of concursoBoards) expect(correct(goodEssay, { examType: 'concurso', examBoard }).zeroReason).toBeNull();
    expect(correct(goodEssay).zeroReason).toBeNull();
  });
});

describe('what the student reads', () => {
  const readings: Correction[] = [];
  beforeAll(() => {
    for (const examBoard of examBoards)
      readings.push(...sampleEssays.map((text) => correct(text, { examType: examBoard === 'ENEM' ? 'ENEM' : 'concurso', examBoard })));
  });
  const reasonsOf = ({ competencies }: Correction) => competencies.map(({ reason }) => reason);
  const textsOf = (one: Correction) => [
    one.feedbackSummary,
    one.summary,
    one.detailedComments,
    ...one.comments,
    ...reasonsOf(one),
    ...one.competencies.flatMap(({ evidence }) => evidence),
  ];

  test('no sentence is broken', () => {
    for (const text of readings.flatMap(textsOf)) expect(text).not.toMatch(/[?!.,;:]\.|\(\s*\)|“\s*”|undefined|NaN|\s[,.;]|^\s*$/u);
  });

  test('a full card has nothing held against it, and one that lacks points is not told to be faultless', () => {
    for (const { score, maxScore, kind, reason } of readings.flatMap(({ competencies }) => competencies)) {
      if (kind === 'penalty' || reason.startsWith('A banca desconta')) continue;
      if (score === maxScore) expect(reason).not.toMatch(/, mas |para subir/u);
      else expect(reason).not.toBe('O texto atende ao que se mede aqui.');
    }
  });

  test('summaries and comments do not say the same thing twice', () => {
    for (const one of readings) {
      for (const comment of one.comments)
        for (const text of [one.feedbackSummary, one.summary, ...reasonsOf(one)]) expect(text).not.toContain(comment.slice(1, -1));
      expect(new Set(one.comments).size).toBe(one.comments.length);
    }
  });
});

describe('a text off its theme', () => {
  const content: Record<(typeof concursoBoards)[number], number[]> = { CEBRASPE: [1, 2, 3], FCC: [0, 1], FGV: [0, 1], CESGRANRIO: [0, 3] };

  test.each(concursoBoards)('%s: the content cards are low and say why', (examBoard) => {
    const off = correct(goodEssay, { examType: 'concurso', examBoard, theme: otherTheme });
    const on = correct(goodEssay, { examType: 'concurso', examBoard });
    for (const at of content[examBoard]) {
      expect(off.competencies[at]?.reason).toContain('o texto não trata do tema proposto: não encontrei “transparência”');
      expect(off.competencies[at]?.score).toBeLessThanOrEqual((on.competencies[at]?.score ?? 0) / 2);
      expect(on.competencies[at]?.reason).not.toContain('não trata do tema');
    }
    expect(off.totalScore / off.maxScore).toBeLessThan(0.7);
  });

  test('ENEM: tangential, competencies 2, 3 and 5 stay at 40', () =>
    expect(correct(goodEssay, { theme: otherTheme }).competencies.map(({ score }) => score <= 40)).toEqual([
      false,
      true,
      true,
      false,
      true,
    ]));
});

test('FGV names what it counts as the list of marks names it, and what one card bears for the other', () => {
  const reasons = (text: string) =>
    correct(text, { examType: 'concurso', examBoard: 'FGV' })
      .competencies.slice(3)
      .map(({ reason }) => reason);
  expect(reasons('É possivel uma excessão. Houveram casos. Ele disse para mim fazer isso.')).toEqual([
    'A banca desconta 0,10 ponto por erro de palavra, e encontrei 2: 1 de ortografia e 1 de acentuação.',
    'A banca desconta 0,15 ponto por erro de frase, e encontrei 2: 1 de concordância e 1 de pronome.',
  ]);
  expect(reasons('É possivel. '.repeat(12))[1]).toMatch(/não encontrei nenhum; o desconto que não coube em “Seleção vocabular” sai daqui/u);
});

describe('any text', () => {
  const hostile: Record<string, string> = {
    empty: '',
    emoji: '😀🎉👩‍👩‍👧 '.repeat(60),
    'right to left': 'القراءة حق للجميع في كل مكان. '.repeat(30),
    'one giant paragraph': `${goodEssay.replace(/\s+/gu, ' ')} `.repeat(5),
    'no punctuation': goodEssay.replace(/[^\p{L}\s]/gu, ''),
    'line breaks of Windows': goodEssay.replaceAll('\n', '\r\n'),
    'one endless word': 'a'.repeat(100_000),
    'only punctuation': '.,;:!?"“”-'.repeat(10_000),
    'full stops to the end': `${'palavra '.repeat(60)}${'.'.repeat(99_000)}`,
    'only quotes': '"'.repeat(100_000),
    'only blanks and breaks': ' \t\n\r\n'.repeat(20_000),
    'lone surrogates and controls': '\uD800 \u0000 \uDFFF\u202E abc '.repeat(500),
    'a hundred thousand characters': `${goodEssay}\n`.repeat(60).slice(0, 100_000),
    'a hundred thousand misspelt characters': Array.from(
      { length: 12_000 },
      (_, at) => `pxalvr${String.fromCharCode(97 + (at % 26))}${String.fromCharCode(97 + (Math.floor(at / 26) % 26))}`,
    ).join(' '),
  };

  test.each(Object.entries(hostile))('%s is corrected within two seconds', (_, text) => {
    const started = performance.now();
    const correction = Correction.parse(correct(text, { theme: { title: '', content: '' } }));
    expect(performance.now() - started).toBeLessThan(2000);
    for (const { start, end, excerpt } of correction.errors) expect(text.slice(start, end)).toBe(excerpt);
    let at = 0;
    for (const { start, end } of correction.errors) {
      expect(start).toBeGreaterThanOrEqual(at);
      at = end;
    }
  });
});
