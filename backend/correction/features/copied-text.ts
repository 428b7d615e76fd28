import { countWords } from '@lauda/contracts/vocabulary';
import { parseText, type ParsedText } from '../text/parse-text.ts';

/** What the text shares word by word with the motivating text. */
export type CopiedText = {
  /** Share (0 to 1) of the text's words inside a copied run. */
  share: number;
  /** The longest copied run, in the student's text; empty where nothing was copied. */
  longest: string;
};

/** So many words in a row do not repeat by chance. */
const runWordsMin = 5;

/** Finds runs of five and more words that the theme's content has too. */
export function measureCopiedText(text: ParsedText, themeContent: string): CopiedText {
  const grams = new Set(ngrams(parseText(themeContent).words.map(({ lower }) => lower)));
  const words = text.words;
  const copied = new Array<boolean>(words.length).fill(false);
  ngrams(words.map(({ lower }) => lower)).forEach((gram, at) => {
    if (grams.has(gram)) copied.fill(true, at, at + runWordsMin);
  });
  return { share: copied.filter(Boolean).length / Math.max(1, words.length), longest: longestRun(text, copied) };
}

/** A shorter run may be the name of the theme itself, which every text repeats. */
const tellingWordsMin = 8;

/** Whether the longest run is worth showing to the student. */
export function isTelling({ longest }: CopiedText): boolean {
  return countWords(longest) >= tellingWordsMin;
}

function ngrams(words: string[]): string[] {
  return words.slice(runWordsMin - 1).map((_, at) => words.slice(at, at + runWordsMin).join(' '));
}

function longestRun({ source, words }: ParsedText, copied: boolean[]): string {
  let best = { from: 0, length: 0 };
  let from = 0;
  for (let at = 0; at <= copied.length; at += 1) {
    if (copied[at]) continue;
    if (at - from > best.length) best = { from, length: at - from };
    from = at + 1;
  }
  const [first, last] = [words[best.from], words[best.from + best.length - 1]];
  return best.length > 0 && first && last ? source.slice(first.start, last.end) : '';
}
