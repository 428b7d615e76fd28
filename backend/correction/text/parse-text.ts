import { splitSentences } from './split-sentences.ts';

/** A word with its place in the original text; offsets are UTF-16 code units, `end` exclusive. */
export type Word = {
  text: string;
  /** Composed (NFC) and in lower case: what rules compare. */
  lower: string;
  start: number;
  end: number;
  /** Only blanks stand between this word and the one before it, within the sentence. */
  follows: boolean;
  /** Position in the sentence, 0 for its first word. */
  position: number;
};
export type Sentence = { start: number; end: number; text: string; words: Word[] };
export type Paragraph = { start: number; end: number; text: string; sentences: Sentence[]; words: Word[] };
export type ParsedText = {
  source: string;
  /** A short first line without full stop, followed by paragraphs. */
  title: Paragraph | null;
  paragraphs: Paragraph[];
  sentences: Sentence[];
  words: Word[];
};

/** Cuts a text into paragraphs, sentences and words, each with its span in the original. Linear in its length. */
export function parseText(source: string): ParsedText {
  const blocks = paragraphSpans(source)
    .map(([start, end]) => parseParagraph(source, start, end))
    .filter((block) => block.words.length > 0);
  const [first, ...rest] = blocks;
  const title = first && rest.length > 0 && isTitle(first) ? first : null;
  const paragraphs = title ? rest : blocks;
  const sentences = paragraphs.flatMap((paragraph) => paragraph.sentences);
  return { source, title, paragraphs, sentences, words: sentences.flatMap((sentence) => sentence.words) };
}

const titleWordsMax = 14;

function isTitle({ words, text }: Paragraph): boolean {
  return words.length <= titleWordsMax && !/[.:;,…]$/u.test(text);
}

/** A line break ends a paragraph, except where an editor wrapped a long line in mid-sentence. */
function paragraphSpans(source: string): [number, number][] {
  const spans: [number, number][] = [];
  for (const line of source.matchAll(/[^\r\n\u2028\u2029]+/gu)) {
    const end = line.index + line[0].trimEnd().length;
    const start = line.index + line[0].length - line[0].trimStart().length;
    if (start >= end) continue;
    const before = spans.at(-1);
    if (before && isWrapped(source, before, start)) before[1] = end;
    else spans.push([start, end]);
  }
  return spans;
}

const wrappedCharsMin = 40;

function isWrapped(source: string, [from, to]: [number, number], next: number): boolean {
  const breaks =
    source
      .slice(to, next)
      .replace(/\r\n/gu, '\n')
      .match(/[\r\n]/gu)?.length ?? 0;
  return breaks === 1 && to - from >= wrappedCharsMin && /[\p{L},]/u.test(source.charAt(to - 1)) && /\p{Ll}/u.test(source.charAt(next));
}

function parseParagraph(source: string, start: number, end: number): Paragraph {
  const text = source.slice(start, end);
  const sentences = splitSentences(text).map(([from, to]) => parseSentence(source, start + from, start + to));
  return { start, end, text, sentences, words: sentences.flatMap((sentence) => sentence.words) };
}

const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[-‐‑'’][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu;

function parseSentence(source: string, start: number, end: number): Sentence {
  const text = source.slice(start, end);
  const words: Word[] = [];
  for (const match of text.matchAll(wordPattern)) {
    const at = start + match.index;
    const before = words.at(-1);
    words.push({
      text: match[0],
      lower: match[0].normalize('NFC').toLowerCase().replace(/[‐‑]/gu, '-').replace(/’/gu, "'"),
      start: at,
      end: at + match[0].length,
      follows: before !== undefined && source.slice(before.end, at).trim() === '',
      position: words.length,
    });
  }
  return { start, end, text, words };
}
