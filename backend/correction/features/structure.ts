import type { ParsedText } from '../text/parse-text.ts';
import { wordSet } from '../text/word-set.ts';

/** Shape of a text. */
export type Structure = {
  wordsPerSentence: number;
  /** Sentences of more than `longSentenceWords`. */
  longSentences: number;
  /** Words of the shortest and of the longest paragraph. */
  shortestParagraph: number;
  longestParagraph: number;
  /** Paragraphs of a single sentence. */
  singleSentenceParagraphs: number;
  commasPer100Words: number;
  /** Words of the writer's own person: "eu", "meu", "acho"… */
  firstPerson: number;
  /** Words of informal or vague writing. */
  informal: number;
  /** Questions put to the reader. */
  questions: number;
};

/** A sentence longer than this is hard to follow on paper. */
export const longSentenceWords = 55;

const firstPerson = wordSet(`
  eu meu minha meus minhas acho acredito penso mim comigo sei quero vejo gostaria concluo
`);
const informal = wordSet(`
  coisa coisas gente pra né tipo daí aí tá cara bastante legal você vocês muita algo só ter fazer ruim ruins bom boa pessoa pessoas nada tudo
`);

/** Counts what gives a text its shape. */
export function measureStructure({ source, paragraphs, sentences, words }: ParsedText): Structure {
  const lengths = paragraphs.map((paragraph) => paragraph.words.length);
  const count = (list: ReadonlySet<string>) => words.filter(({ lower }) => list.has(lower)).length;
  return {
    wordsPerSentence: words.length / Math.max(1, sentences.length),
    longSentences: sentences.filter((sentence) => sentence.words.length > longSentenceWords).length,
    shortestParagraph: lengths.reduce((a, b) => Math.min(a, b), lengths[0] ?? 0),
    longestParagraph: lengths.reduce((a, b) => Math.max(a, b), 0),
    singleSentenceParagraphs: paragraphs.filter((paragraph) => paragraph.sentences.length === 1).length,
    commasPer100Words: (100 * (source.match(/,/gu)?.length ?? 0)) / Math.max(1, words.length),
    firstPerson: count(firstPerson),
    informal: count(informal),
    questions: sentences.filter(({ text }) => text.endsWith('?')).length,
  };
}
