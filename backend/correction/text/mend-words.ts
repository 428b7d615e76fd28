import type { MarkedError } from '@lauda/contracts/types';
import { parseText, type ParsedText, type Sentence, type Word } from './parse-text.ts';

/** Marks whose suggestion is the same words, well written. */
const spellingCategories: ReadonlySet<string> = new Set(['ortografia', 'acentuacao', 'crase']);

/**
 * The text as it was meant: misspelt words give way to the first suggestion ("afim de que" is read as "a fim de que"), so that a
 * connective or a word of the theme counts in spite of a slip. The new words keep the span of what was written, to quote it as it is.
 */
export function mendWords(text: ParsedText, errors: MarkedError[]): ParsedText {
  const marks = new Map(
    errors.filter(({ category, suggestions }) => spellingCategories.has(category) && suggestions[0]).map((error) => [error.start, error]),
  );
  if (marks.size === 0) return text;
  const paragraphs = text.paragraphs.map((paragraph) => {
    const sentences = paragraph.sentences.map((sentence) => mendSentence(sentence, marks));
    return { ...paragraph, sentences, words: sentences.flatMap(({ words }) => words) };
  });
  const sentences = paragraphs.flatMap((paragraph) => paragraph.sentences);
  return { ...text, paragraphs, sentences, words: sentences.flatMap(({ words }) => words) };
}

function mendSentence(sentence: Sentence, marks: ReadonlyMap<number, MarkedError>): Sentence {
  if (!sentence.words.some(({ start }) => marks.has(start))) return sentence;
  let mendedTo = 0;
  const words = sentence.words.flatMap((word) => {
    if (word.start < mendedTo) return [];
    const error = marks.get(word.start);
    if (!error) return [word];
    mendedTo = error.end;
    return meantWords(error, word);
  });
  return { ...sentence, words: words.map((word, position) => ({ ...word, position })) };
}

function meantWords({ start, end, suggestions: [meant = ''] }: MarkedError, first: Word): Word[] {
  return parseText(meant).words.map((word, at) => ({ ...word, start, end, follows: at === 0 ? first.follows : true }));
}
