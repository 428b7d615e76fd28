import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** What the rules ask of a dictionary of Brazilian Portuguese (VERO, by way of hunspell). */
export type Dictionary = {
  /** Whether the word exists, as it stands. */
  accepts(word: string): boolean;
};

/** Bounds the memory that the answers may take in a process that lives for months. */
const rememberedMax = 50_000;
/** No Portuguese word is longer; a longer run of letters is not looked up. */
const wordCharsMax = 46;

/** Reads the dictionary from its package: about half a second and 65 MB, once in a process. */
export async function loadDictionary(): Promise<Dictionary> {
  const { createHunspellFromStrings } = await import('hunspell-wasm');
  const index = createRequire(import.meta.url).resolve('dictionary-pt');
  const [affixes, words] = await Promise.all(['.aff', '.dic'].map((end) => readFile(index.replace(/\.js$/u, end), 'utf8')));
  const hunspell = await createHunspellFromStrings(affixes ?? '', words ?? '');
  const remembered = new Map<string, boolean>();
  return {
    accepts(word) {
      if (word.length > wordCharsMax) return true;
      const known = remembered.get(word);
      if (known !== undefined) return known;
      if (remembered.size >= rememberedMax) remembered.clear();
      const accepted = hunspell.testSpelling(word);
      remembered.set(word, accepted);
      return accepted;
    },
  };
}
