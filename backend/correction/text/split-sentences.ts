import { wordSet } from './word-set.ts';

/** Spans of the sentences of a paragraph: each ends after `.`, `!`, `?` or `…` (and closing quotes) before a blank, or with the paragraph. */
export function splitSentences(text: string): [number, number][] {
  const spans: [number, number][] = [];
  let start = 0;
  for (const stop of text.matchAll(/(?<![.!?…])[.!?…]+["”’')\]»]*(?=\s)/gu)) {
    const end = stop.index + stop[0].length;
    if (!endsSentence(text, stop.index, end)) continue;
    spans.push([start, end]);
    start = end + blanksAt(text, end);
  }
  if (text.slice(start).trim()) spans.push([start, text.length]);
  return spans;
}

const abbreviations = wordSet(`
  sr sra dr dra prof profa art arts ex p pp pág séc n nº inc cf av st jr vol ed obs
`);

function endsSentence(text: string, stop: number, end: number): boolean {
  const next = text
    .slice(end, end + 12)
    .trimStart()
    .charAt(0);
  const before = text.slice(Math.max(0, stop - 12), stop).match(/\p{L}+$/u)?.[0] ?? '';
  if (text.charAt(stop) !== '.') return text.charAt(stop) !== '…' || !/\p{Ll}/u.test(next);
  if (text.startsWith('...', stop) || before.toLowerCase() === 'etc') return !/\p{Ll}/u.test(next);
  const isInitial = before.length === 1 && before !== before.toLowerCase();
  return !isInitial && !abbreviations.has(before.toLowerCase());
}

function blanksAt(text: string, from: number): number {
  let at = from;
  while (at < text.length && text.charAt(at).trim() === '') at += 1;
  return at - from;
}
