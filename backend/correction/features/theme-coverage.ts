import { conclusionOf } from './intervention.ts';
import type { ParsedText, Word } from '../text/parse-text.ts';
import { parseText } from '../text/parse-text.ts';
import { fold } from '../text/fold.ts';
import { stem } from '../text/stem.ts';
import { isStopWord } from '../text/stop-words.ts';
import { wordSet } from '../text/word-set.ts';

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
  /** The keywords that belong to this theme alone: not "desafios", not "Brasil". */
  specific: string[];
  /** Share of `specific` that the text has; 1 where there are none. */
  specificShare: number;
  /** As `shared`, without the words that any theme and any text may have. */
  proper: number;
  /** Not even the beginning of a specific keyword is met in the text ("influ…" for "influência"). */
  absent: boolean;
  /** Different subject words of the whole theme: with few, `shared` says little. */
  size: number;
  /** The topics that a numbered command asks for, each with the share of its words that the text has. */
  topics: { text: string; covered: number }[];
};

/** Compares stems of the theme with stems of the text. Without a theme every share is 0 and `keywords` is empty. */
export function measureThemeCoverage(text: ParsedText, theme: { title: string; content: string }): ThemeCoverage {
  const keywords = distinctWords(parseText(theme.title.trim() || theme.content.slice(0, titleCharsMax)).words, keywordsMax);
  const specific = keywords.filter((keyword) => !commonWords.has(keyword));
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
    specific,
    specificShare: specific.length > 0 ? share(specific, all) : 1,
    proper: properShare(own, themeStems),
    absent: specific.length > 0 && !sharesBeginning(specific, text.words),
    size: themeStems.size,
    topics: listTopics(theme.content).map((topic) => ({
      text: topic,
      covered: share(distinctWords(parseText(topic).words, keywordsMax), all),
    })),
  };
}

/** The words of this theme alone that the text lacks: what is worth telling the student. */
export function missingOf({ specific, missing }: Pick<ThemeCoverage, 'specific' | 'missing'>): string[] {
  return specific.filter((word) => missing.includes(word));
}

const titleCharsMax = 200;
/** Words that titles of themes have whatever they ask for: a text may well do without them. */
const commonWords = wordSet(`
  brasil brasileiro brasileira brasileiros brasileiras país mundo sociedade século atualidade contemporaneidade contemporânea contemporâneo atual
  desafio desafios caminho caminhos importância combate combater persistência impacto impactos efeito efeitos consequência consequências causa causas
  problema problemas solução soluções perspectiva perspectivas debate garantia promoção formação valorização democratização enfrentamento questão
  realidade social sociais pública público públicas públicos medidas alternativas limites relação papel acesso meios
`);
/** Words of commands and of any argument: two texts that share them need not share a subject. */
const ordinaryWords = wordSet(`
  redija redação dissertativo argumentativo argumentos fatos defesa ponto vista proposta intervenção direitos humanos motivadores conhecimentos
  construídos selecione organize relacione coerente coesa respeite apresentando modalidade escrita formal língua portuguesa fragmento caráter motivador
  aborde aspectos lei governo estado direito pessoas pessoa vida exemplo situação necessário segundo importante processo
`);
const anyThemeStems = new Set([...commonWords, ...ordinaryWords].map(stem));
const keywordsMax = 12;

function properShare(own: string[], themeStems: ReadonlySet<string>): number {
  const proper = own.filter((one) => !anyThemeStems.has(one));
  return proper.filter((one) => themeStems.has(one)).length / Math.max(1, proper.length);
}

/** Items of a command: "1. …", "2) …", "a) …", "1 o conceito…" at the head of a line or after `;`. */
function listTopics(content: string): string[] {
  const items = content
    .slice(0, contentCharsMax)
    .split(/(?:^|[\n;:])\s*(?:(?:\d{1,2}|[a-e])\s?[.)]\s+|\d{1,2}\s+(?=\p{Ll}))/u)
    .slice(1)
    .map((item) => (item.split(/[\n;]/u)[0] ?? '').trim());
  const topics = items.filter((item) => item.length > 0);
  return topics.length >= 2 ? topics : [];
}

const contentCharsMax = 20_000;

function share(keywords: string[], stems: Set<string>): number {
  return keywords.filter((keyword) => stems.has(stem(keyword))).length / Math.max(1, keywords.length);
}

const beginningChars = 5;

function sharesBeginning(keywords: string[], words: Word[]): boolean {
  const beginnings = new Set(keywords.map((keyword) => fold(keyword).slice(0, beginningChars)));
  return words.some(({ lower }) => beginnings.has(fold(lower).slice(0, beginningChars)));
}

function subjectStems(words: Word[]): string[] {
  return words.filter(({ lower }) => !isStopWord(lower)).map(({ lower }) => stem(lower));
}

function distinctWords(words: Word[], max: number): string[] {
  const byStem = new Map<string, string>();
  for (const { lower } of words)
    if (!isStopWord(lower) && !/^\d+$/u.test(lower) && !byStem.has(stem(lower))) byStem.set(stem(lower), lower);
  return [...byStem.values()].slice(0, max);
}
