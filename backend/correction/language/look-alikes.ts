import { eachWord, likeCase, mark, type Rule } from './rule.ts';

const place = new Set(['por', 'para', 'de', 'pra', 'lá', 'atrás', 'pé', 'detrás', 'frente', 'ficar', 'fica']);

/** "isso trás": the verb is "traz". */
export const trasOrTraz: Rule = (text) =>
  eachWord(text, (word, { before, after }) => {
    const previous = before(1)?.lower;
    if (word.lower !== 'trás' || previous === undefined || place.has(previous) || !after(1)) return undefined;
    return mark(text.source, [word, word], {
      category: 'ortografia',
      rule: 'tras-traz',
      message: 'Do verbo “trazer”: “traz”. “Trás” indica lugar: “para trás”.',
      suggestions: ['traz'],
    });
  });

/** "não só … mais também": the conjunction is "mas". */
export const masOrMais: Rule = (text) =>
  eachWord(text, (word, { words, at, after }) => {
    if (word.lower !== 'mais' || after(1)?.lower !== 'também' || word.follows) return undefined;
    if (!words.slice(0, at).some(({ lower }) => ['só', 'somente', 'apenas'].includes(lower))) return undefined;
    return mark(text.source, [word, word], {
      category: 'ortografia',
      rule: 'mas-mais',
      message: 'A conjunção é “mas”; “mais” indica quantidade.',
      suggestions: ['mas'],
    });
  });

/** A direct question that opens with "Porque": the interrogative is "por que". */
export const porQueInQuestion: Rule = (text) =>
  text.sentences.flatMap(({ words, text: sentence }) => {
    const [first] = words;
    if (first?.lower !== 'porque' || !/\?["”’')\]»]*$/u.test(sentence)) return [];
    return [
      mark(text.source, [first, first], {
        category: 'ortografia',
        rule: 'porques',
        message: 'Na pergunta, escreve-se separado: “por que”.',
        suggestions: [likeCase('por que', first.text)],
      }),
    ];
  });

const badThings = new Set([
  'uso',
  'exemplo',
  'comportamento',
  'humor',
  'hábito',
  'funcionamento',
  'desempenho',
  'cheiro',
  'tempo',
  'caráter',
  'gosto',
  'aproveitamento',
]);

/** "o mal uso": before a noun the adjective is "mau". */
export const mauOrMal: Rule = (text) =>
  eachWord(text, (word, { before, after }) => {
    const next = after(1);
    if (
      word.lower !== 'mal' ||
      !next ||
      !badThings.has(next.lower) ||
      !['o', 'um', 'ao', 'do', 'no', 'pelo', 'seu', 'de', 'esse', 'este'].includes(before(1)?.lower ?? '')
    )
      return undefined;
    return mark(text.source, [word, next], {
      category: 'ortografia',
      rule: 'mal-mau',
      message: 'Diante de substantivo, o adjetivo é “mau” (contrário de “bom”).',
      suggestions: [`mau ${next.text}`],
    });
  });
