import type { Dictionary } from '../language/dictionary.ts';
import type { ParsedText } from '../text/parse-text.ts';

/** Whether the text is in Portuguese at all. */
export type LanguageKnown = {
  /** Share (0 to 1) of the words looked up that the dictionary has. */
  known: number;
  /** Most words are not Portuguese. */
  foreign: boolean;
};

/** Enough words to tell a language by. */
const sampleMax = 400;
const knownMin = 0.5;

/** Looks up the first words of a text. */
export function measureLanguage({ words }: ParsedText, dictionary: Dictionary): LanguageKnown {
  const sample = words.filter(({ lower }) => /\p{L}{2}/u.test(lower)).slice(0, sampleMax);
  const known =
    sample.filter(({ lower, text }) => dictionary.accepts(lower) || dictionary.accepts(text)).length / Math.max(1, sample.length);
  return { known, foreign: sample.length > 0 && known < knownMin };
}
