import type { TextStatistics } from '@lauda/contracts/types';
import { countWords } from '@lauda/contracts/vocabulary';
import type { ParsedText } from './parse-text.ts';

/** What is counted in a text: words by whitespace, as the product counts them everywhere; paragraphs without the title. */
export function measureText({ source, title, paragraphs, sentences }: ParsedText): TextStatistics {
  const blocks = title ? [title, ...paragraphs] : paragraphs;
  return {
    words: countWords(source),
    sentences: sentences.length,
    paragraphs: paragraphs.length,
    estimatedLines: blocks.reduce((lines, { text }) => lines + estimateLines(text.length), 0),
  };
}

/** Characters of a handwritten line and of a paragraph's indentation: a hypothesis, to be calibrated with photographed sheets. */
const charsPerLine = 70;
const indentationChars = 4;

/** Handwritten lines that a paragraph of `chars` characters would take. */
export function estimateLines(chars: number): number {
  return Math.ceil((chars + indentationChars) / charsPerLine);
}
