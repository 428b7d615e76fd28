import { fold } from '../text/fold.ts';
import type { Word } from '../text/parse-text.ts';
import type { Dictionary } from './dictionary.ts';
import { knownWords } from './known-words.ts';
import { mark, type Rule } from './rule.ts';
import { suggestSpellings } from './suggest-spellings.ts';
import { wordSet } from '../text/word-set.ts';

/** Words that the dictionary does not know. Precision first: names, codes, foreign scripts and modern terms are passed over. */
export const spelling: Rule = ({ source, title, sentences }, dictionary) => {
  const words = [...(title?.words ?? []), ...sentences.flatMap((sentence) => sentence.words)];
  const suggested = new Map<string, string[]>();
  const familiar = new Set(words.map(({ lower }) => lower));
  const quoted = quotedSpans(source);
  return words.flatMap((word, at) => {
    if (!isChecked(word) || isName(word, words[at + 1]) || isCut(source, word) || isQuoted(word, quoted) || isKnown(word.lower, dictionary))
      return [];
    const suggestions =
      suggested.get(word.lower) ?? (suggested.size < suggestedMax ? suggestSpellings(word.lower, dictionary, familiar) : []);
    suggested.set(word.lower, suggestions);
    return [mark(source, [word, word], describe(word.text, suggestions))];
  });
};

/** A capital at the head of the sentence, and the next word has one too: "Djamila Ribeiro explica…". */
function isName(word: Word, next: Word | undefined): boolean {
  return word.position === 0 && word.text !== word.lower && next !== undefined && next.follows && next.text !== next.lower;
}

/** One half of a word that a line break divided: "no- vembro". */
function isCut(source: string, { start, end }: Word): boolean {
  return /[-‐]\s*$/u.test(source.slice(Math.max(0, start - 3), start)) || /^[-‐]\s/u.test(source.slice(end, end + 2));
}

/** Quotations and titles are not the student's spelling. */
function quotedSpans(source: string): [number, number][] {
  return [...source.matchAll(/["“«][^"”»\r\n]{1,400}["”»]/gu)].map((match) => [match.index, match.index + match[0].length]);
}

function isQuoted({ start }: Word, spans: [number, number][]): boolean {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.[1] ?? 0) <= start) low = middle + 1;
    else high = middle;
  }
  return (spans[low]?.[0] ?? Infinity) <= start;
}

/** Distinct words for which spellings are looked for: each costs some milliseconds. */
const suggestedMax = 15;

/** Latin letters of Portuguese only; a capital within the sentence is taken for a name. */
const checkedPattern = /^[a-zà-öø-ÿA-ZÀ-ÖØ-ß]+(?:-[a-zà-öø-ÿ]+)*$/u;

function isChecked({ text, lower, position }: Word): boolean {
  const written = text.normalize('NFC');
  if (lower.length < 3 || !checkedPattern.test(written)) return false;
  return written === lower || (position === 0 && written.slice(1) === lower.slice(1));
}

function isKnown(lower: string, dictionary: Dictionary): boolean {
  if (knownWords.has(lower) || dictionary.accepts(lower) || dictionary.accepts(lower.charAt(0).toUpperCase() + lower.slice(1))) return true;
  if (isDerived(lower, dictionary)) return true;
  const parts = lower.split('-');
  return parts.length > 1 && parts.every((part) => isCliticPart(part) || dictionary.accepts(part) || dictionary.accepts(`${part}r`));
}

/** Prefixes that Portuguese puts before any word, and endings that follow from a word the dictionary has. */
const prefixes =
  /^(?:des|sub|super|hiper|inter|multi|pluri|socio|neuro|bio|geo|micro|macro|mega|anti|auto|pseudo|tele|ciber|cyber|eco|etno|psico|trans|infra|intra|extra|ultra|semi|contra|i(?=rr)r|re|pré|pós|mono|poli|nano|foto|info|euro|afro|petro|agro)-?/u;
const derivedCharsMin = 5;

function isDerived(lower: string, dictionary: Dictionary): boolean {
  const root = lower.replace(prefixes, '');
  if (
    root !== lower &&
    root.length >= derivedCharsMin &&
    (dictionary.accepts(root) || dictionary.accepts(root.replace(/^r(?=r)|^s(?=s)/u, '')))
  )
    return true;
  if (knownWords.has(lower.replace(/s$/u, '')) || knownWords.has(lower.replace(/as?$/u, 'o'))) return true;
  const bases = [
    lower.replace(/ais$/u, 'al'),
    lower.replace(/amente$/u, 'o'),
    lower.replace(/mente$/u, ''),
    lower.replace(/inh([oa])s?$/u, '$1'),
    lower.replace(/zinh[oa]s?$/u, ''),
    lower.replace(/(?:amentos?|ação|ações)$/u, 'ar'),
    lower.replace(/imentos?$/u, 'er'),
  ];
  return bases.some((base) => base !== lower && base.length >= derivedCharsMin && dictionary.accepts(base));
}

const clitics = wordSet(`
  lo la los las no na nos nas se me te lhe lhes vos á ão ia iam ei emos
`);

function isCliticPart(part: string): boolean {
  return clitics.has(part);
}

function describe(written: string, suggestions: string[]) {
  const [best] = suggestions;
  const onlyAccent = best !== undefined && fold(best) === fold(written);
  return {
    category: onlyAccent ? ('acentuacao' as const) : ('ortografia' as const),
    rule: onlyAccent ? 'acentuacao-dicionario' : 'ortografia-dicionario',
    message: onlyAccent
      ? `A acentuação de “${written}” não é a da norma: o dicionário registra “${best}”.`
      : best === undefined
        ? `Não encontrei “${written}” no dicionário. Confira a grafia; se for nome próprio, comece com maiúscula; se for palavra estrangeira, use aspas.`
        : `Não encontrei “${written}” no dicionário. Você quis escrever “${best}”?`,
    suggestions: suggestions.map((suggestion) =>
      written === written.toLowerCase() ? suggestion : suggestion.charAt(0).toUpperCase() + suggestion.slice(1),
    ),
  };
}
