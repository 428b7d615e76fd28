import type { TextStatistics } from '@lauda/contracts/types';
import { countWords, estimateLines } from '@lauda/contracts/vocabulary';
import type { ParsedText } from './parse-text.ts';

/** What is counted in a text: words by whitespace, as the product counts them everywhere; paragraphs without the title. */
export function measureText({ source, title, paragraphs, sentences }: ParsedText): TextStatistics {
  const blocks = title ? [title, ...paragraphs] : paragraphs;
  return {
    words: countWords(source),
    sentences: sentences.length,
    paragraphs: paragraphs.length,
    estimatedLines: blocks.reduce((lines, { text }) => lines + estimateLines(text), 0),
  };
}
