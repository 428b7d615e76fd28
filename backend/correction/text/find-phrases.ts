import type { Word } from './parse-text.ts';

/** A phrase found in a run of words, with its first and last word. */
export type Phrase<Kind extends string> = { kind: Kind; phrase: string; first: Word; last: Word; at: number };

/** Makes a search for phrases given by kind. The longest phrase that begins at a word wins; only blanks may stand inside it. */
export function phraseFinder<Kind extends string>(phrases: Record<Kind, string>): (words: Word[]) => Phrase<Kind>[] {
  const byFirst = new Map<string, { kind: Kind; phrase: string; rest: string[] }[]>();
  for (const kind of Object.keys(phrases) as Kind[]) {
    for (const phrase of phrases[kind].split('|').map((text) => text.trim())) {
      const [first = '', ...rest] = phrase.split(' ');
      byFirst.set(
        first,
        [...(byFirst.get(first) ?? []), { kind, phrase, rest }].toSorted((a, b) => b.rest.length - a.rest.length),
      );
    }
  }
  return (words) => {
    const found: Phrase<Kind>[] = [];
    for (let at = 0; at < words.length; at += 1) {
      const word = words[at];
      const hit = word && byFirst.get(word.lower)?.find(({ rest }) => rest.every((next, step) => isNext(words[at + step + 1], next)));
      if (!word || !hit) continue;
      found.push({ kind: hit.kind, phrase: hit.phrase, first: word, last: words[at + hit.rest.length] ?? word, at });
      at += hit.rest.length;
    }
    return found;
  };
}

function isNext(word: Word | undefined, lower: string): boolean {
  return word !== undefined && word.follows && word.lower === lower;
}
