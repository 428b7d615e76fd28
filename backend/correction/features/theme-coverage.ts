import { conclusionOf } from './intervention.ts';
import type { ParsedText, Word } from '../text/parse-text.ts';
import { parseText } from '../text/parse-text.ts';
import { stem } from '../text/stem.ts';
import { isStopWord } from '../text/stop-words.ts';

/** How much of the theme's own words the text takes up; shares from 0 to 1. */
export type ThemeCoverage = {
  /** Words of the theme's title that carry its subject. */
  keywords: string[];
  missing: string[];
  introduction: number;
  body: number;
  conclusion: number;
  whole: number;
  /** Share of the text's subject words that the theme's title or content has too. */
  shared: number;
};

/** Compares stems of the theme with stems of the text. Without a theme every share is 0 and `keywords` is empty. */
export function measureThemeCoverage(text: ParsedText, theme: { title: string; content: string }): ThemeCoverage {
  const keywords = distinctWords(parseText(theme.title.trim() || theme.content.slice(0, titleCharsMax)).words, keywordsMax);
  const themeStems = new Set(subjectStems([...parseText(theme.content).words, ...parseText(theme.title).words]));
  const own = subjectStems(text.words);
  const all = new Set(own);
  const conclusion = conclusionOf(text);
  const covered = (words: Word[]) => share(keywords, new Set(subjectStems(words)));
  return {
    keywords,
    missing: keywords.filter((keyword) => !all.has(stem(keyword))),
    introduction: covered(text.paragraphs[0]?.words ?? []),
    body: covered(text.paragraphs.slice(1, -1).flatMap(({ words }) => words)),
    conclusion: covered(conclusion.flatMap(({ words }) => words)),
    whole: share(keywords, all),
    shared: own.filter((one) => themeStems.has(one)).length / Math.max(1, own.length),
  };
}

const titleCharsMax = 200;
const keywordsMax = 12;

function share(keywords: string[], stems: Set<string>): number {
  return keywords.filter((keyword) => stems.has(stem(keyword))).length / Math.max(1, keywords.length);
}

function subjectStems(words: Word[]): string[] {
  return words.filter(({ lower }) => !isStopWord(lower)).map(({ lower }) => stem(lower));
}

function distinctWords(words: Word[], max: number): string[] {
  const byStem = new Map<string, string>();
  for (const { lower } of words) if (!isStopWord(lower) && !/^\d+$/u.test(lower) && !byStem.has(stem(lower))) byStem.set(stem(lower), lower);
  return [...byStem.values()].slice(0, max);
}
