import type { MarkedError } from '@lauda/contracts/types';
import type { ParsedText, Word } from '../text/parse-text.ts';
import type { Dictionary } from './dictionary.ts';

/** One kind of error: looks through a text and marks what it finds, in the order of the text. */
export type Rule = (text: ParsedText, dictionary: Dictionary) => MarkedError[];

/** What a rule says of the words it found. */
export type Finding = Pick<MarkedError, 'category' | 'rule' | 'message' | 'suggestions'>;

/** Marks the span from `first` to `last`, both included. */
export function mark(source: string, [first, last]: [{ start: number }, { end: number }], finding: Finding): MarkedError {
  return { start: first.start, end: last.end, excerpt: source.slice(first.start, last.end), ...finding };
}

/** Calls `find` at each word of each sentence; `after(n)` gives the n-th next word while only blanks stand between. */
export function eachWord(text: ParsedText, find: (word: Word, near: Near) => MarkedError | undefined): MarkedError[] {
  return text.sentences.flatMap(({ words }) =>
    words.flatMap(
      (word, at) =>
        find(word, { words, at, after: (count) => chain(words, at, count), before: (count) => chainBack(words, at, count) }) ?? [],
    ),
  );
}

export type Near = {
  words: Word[];
  at: number;
  after(count: number): Word | undefined;
  before(count: number): Word | undefined;
};

function chain(words: Word[], at: number, count: number): Word | undefined {
  for (let step = 1; step <= count; step += 1) if (!words[at + step]?.follows) return undefined;
  return words[at + count];
}

function chainBack(words: Word[], at: number, count: number): Word | undefined {
  for (let step = 0; step < count; step += 1) if (!words[at - step]?.follows) return undefined;
  return words[at - count];
}

/** Gives the suggestion the capital of what stands in the text. */
export function likeCase(suggestion: string, written: string): string {
  if (written.length > 1 && written === written.toUpperCase() && written !== written.toLowerCase()) return suggestion.toUpperCase();
  const first = written.charAt(0);
  return first !== first.toLowerCase() ? suggestion.charAt(0).toUpperCase() + suggestion.slice(1) : suggestion;
}
