import type { ParsedText } from '../text/parse-text.ts';
import { stem } from '../text/stem.ts';
import { isStopWord } from '../text/stop-words.ts';

/** How varied the vocabulary is. */
export type VocabularyRange = {
  /** Different words, counted by stem, that appear once. */
  onlyOnce: number;
  /** Share (0 to 1) of different stems among the subject words, over windows of 50, so that length does not matter. */
  variety: number;
  /** Letters in a word, on average. */
  wordChars: number;
  /** The subject word used most, and how often. */
  mostUsed: { word: string; times: number };
};

const windowWords = 50;

/** Counts by stem, without the words that carry no subject. */
export function measureVocabulary({ words }: ParsedText): VocabularyRange {
  const subject = words.filter(({ lower }) => !isStopWord(lower));
  const stems = subject.map(({ lower }) => stem(lower));
  const counts = new Map<string, { word: string; times: number }>();
  subject.forEach(({ lower }, at) => {
    const seen = counts.get(stems[at] ?? '');
    if (seen) seen.times += 1;
    else counts.set(stems[at] ?? '', { word: lower, times: 1 });
  });
  const all = [...counts.values()];
  return {
    onlyOnce: all.filter(({ times }) => times === 1).length,
    variety: windowVariety(stems),
    wordChars: words.reduce((chars, { lower }) => chars + lower.length, 0) / Math.max(1, words.length),
    mostUsed: all.reduce((best, one) => (one.times > best.times ? one : best), { word: '', times: 0 }),
  };
}

function windowVariety(stems: string[]): number {
  if (stems.length === 0) return 0;
  const shares: number[] = [];
  for (let from = 0; from === 0 || from + windowWords <= stems.length; from += windowWords) {
    const window = stems.slice(from, from + windowWords);
    shares.push(new Set(window).size / window.length);
  }
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}
