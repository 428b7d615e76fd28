import { fold } from '../text/fold.ts';
import type { Word } from '../text/parse-text.ts';
import type { Dictionary } from './dictionary.ts';
import { knownWords } from './known-words.ts';
import { mark, type Rule } from './rule.ts';
import { suggestSpellings } from './suggest-spellings.ts';

/** Words that the dictionary does not know. Precision first: names, codes, foreign scripts and modern terms are passed over. */
export const spelling: Rule = ({ source, title, sentences }, dictionary) => {
  const words = [...(title?.words ?? []), ...sentences.flatMap((sentence) => sentence.words)];
  const suggested = new Map<string, string[]>();
  return words.flatMap((word) => {
    if (!isChecked(word) || isKnown(word.lower, dictionary)) return [];
    const suggestions = suggested.get(word.lower) ?? (suggested.size < suggestedMax ? suggestSpellings(word.lower, dictionary) : []);
    suggested.set(word.lower, suggestions);
    return [mark(source, [word, word], describe(word.text, suggestions))];
  });
};

/** Distinct words for which spellings are looked for: each costs some milliseconds. */
const suggestedMax = 25;

/** Latin letters of Portuguese only; a capital within the sentence is taken for a name. */
const checkedPattern = /^[a-zà-öø-ÿA-ZÀ-ÖØ-ß]+(?:-[a-zà-öø-ÿ]+)*$/u;

function isChecked({ text, lower, position }: Word): boolean {
  const written = text.normalize('NFC');
  if (lower.length < 3 || !checkedPattern.test(written)) return false;
  return written === lower || (position === 0 && written.slice(1) === lower.slice(1));
}

function isKnown(lower: string, dictionary: Dictionary): boolean {
  if (knownWords.has(lower) || dictionary.accepts(lower) || dictionary.accepts(lower.charAt(0).toUpperCase() + lower.slice(1))) return true;
  const stripped = lower.replace(/s$/u, '');
  if (stripped !== lower && knownWords.has(stripped)) return true;
  const parts = lower.split('-');
  return parts.length > 1 && parts.every((part) => isCliticPart(part) || dictionary.accepts(part) || dictionary.accepts(`${part}r`));
}

const clitics = new Set(['lo', 'la', 'los', 'las', 'no', 'na', 'nos', 'nas', 'se', 'me', 'te', 'lhe', 'lhes', 'vos', 'á', 'ão', 'ia', 'iam', 'ei', 'emos']);

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
    suggestions: suggestions.map((suggestion) => (written === written.toLowerCase() ? suggestion : suggestion.charAt(0).toUpperCase() + suggestion.slice(1))),
  };
}
