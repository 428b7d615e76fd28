import type { Word } from '../text/parse-text.ts';
import { wordSet } from '../text/word-set.ts';
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

/** What may follow "mas" and hardly ever the "mais" of quantity, at the head of a clause. */
const afterMas = wordSet(`
  não sim isso isto nem eles ele ela elas nós é são foi tem têm há pode podem poderia poderiam deve devem deveria deveriam infelizmente também
  se quando será sabemos existe existem eu você todos
`);

/** ", mais não…", ", mais poderiam…", "não só …, mais também": the conjunction is "mas". */
export const masOrMais: Rule = (text) =>
  eachWord(text, (word, { words, at, after }) => {
    const next = after(1)?.lower ?? '';
    if (word.lower !== 'mais' || word.follows || at === 0 || !afterMas.has(next) || words.length - at < 3) return undefined;
    // "quanto mais lê, mais sabe" and "mais leitura, mais saber" compare.
    if (words.slice(0, at).some(({ lower }) => lower === 'mais' || lower === 'quanto')) return undefined;
    if (!/,\s*$/u.test(text.source.slice(words[at - 1]?.end ?? 0, word.start))) return undefined;
    return mark(text.source, [word, word], {
      category: 'ortografia',
      rule: 'mas-mais',
      message: 'A conjunção é “mas”; “mais” indica quantidade.',
      suggestions: ['mas'],
    });
  });

const causedVerbs = wordSet('acontece acontecem ocorre ocorrem aconteceu ocorreu dá deve existe é');
const causing = new Set(['só', 'até', 'somente', 'simplesmente', 'principalmente', 'talvez', 'justamente', 'apenas']);
const knowing = /^(?:sab|entend|compreend|explic|pergunt|question|descobr|diz|mostr|motivo|raz[ãõ]|quest|perceb|analis|pens|conhec)/u;

/** "isso acontece por que…": the conjunction of cause is "porque". Knowing and asking take "por que". */
export const porqueOfCause: Rule = (text) =>
  eachWord(text, (word, { before, after, words, at }) => {
    const [previous, que, next] = [before(1)?.lower ?? '', after(1), after(2)];
    if (word.lower !== 'por' || que?.lower !== 'que' || !next || !(causedVerbs.has(previous) || causing.has(previous))) return undefined;
    if (isQuestion(words, text.source) || words.slice(0, at).some(({ lower }) => knowing.test(lower))) return undefined;
    return mark(text.source, [word, que], {
      category: 'ortografia',
      rule: 'porques',
      message: 'A conjunção que dá a causa se escreve junto: “porque”.',
      suggestions: [likeCase('porque', word.text)],
    });
  });

function isQuestion(words: Word[], source: string): boolean {
  const last = words.at(-1);
  return last !== undefined && /^["”’')\]»\s]*\?/u.test(source.slice(last.end, last.end + 6));
}

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

/** What may follow "portanto", and never "por tanto" in the sense of "for so much". */
const afterPortanto = wordSet(`
  a o as os um uma ao aos à às é são não se para cabe deve devem há
`);

/** A sentence that concludes begins with one word: "Portanto,". */
export const porTanto: Rule = (text) =>
  eachWord(text, (word, { at, after }) => {
    const [tanto, next] = [after(1), after(2)];
    if (at !== 0 || word.lower !== 'por' || tanto?.lower !== 'tanto') return undefined;
    if (next && !afterPortanto.has(next.lower)) return undefined;
    return mark(text.source, [word, tanto], {
      category: 'ortografia',
      rule: 'grafia-junta',
      message: 'O conectivo de conclusão se escreve em uma palavra: “portanto”.',
      suggestions: ['Portanto'],
    });
  });
