import { countWords } from '@lauda/contracts/vocabulary';
import { texts } from './texts.ts';

/** Longest title that is taken as it is (spec §2.6). */
export const titleChars = 80;

/** A short name for a theme's text: a quoted phrase or the first sentence up to 80 characters, else cut near 80 (spec §2.6). */
export function resultTitle(theme: string): string {
  const text = theme.replace(/\s+/gu, ' ').trim();
  if (!text) return texts.themeFallback;
  const quoted = quotedPhrase(text);
  if (quoted) return quoted;
  const sentence = /^.*?[.!?](?=\s|$)/u.exec(text)?.[0] ?? text;
  return sentence.length <= titleChars ? sentence.replace(/\.$/u, '') : cut(text);
}

/** Fewer words than this are a name or a slip of punctuation, not a theme. */
const quotedWordsMin = 3;

/** The quotation that follows the word `tema`, else the first one: supporting texts quote too. */
function quotedPhrase(text: string): string | undefined {
  const quotations = [...text.matchAll(/(\btema:?\s*)?["“«]([^"”»]+)["”»]/giu)].filter(
    ([, , phrase = '']) => phrase.length <= titleChars && countWords(phrase) >= quotedWordsMin,
  );
  return (quotations.find(([, announced]) => announced) ?? quotations[0])?.[2]?.trim();
}

function cut(text: string): string {
  const space = text.lastIndexOf(' ', titleChars);
  return `${text.slice(0, space > 0 ? space : titleChars)}…`;
}
