import type { Word } from '../text/parse-text.ts';
import { wordSet } from '../text/word-set.ts';
import { eachWord, mark, type Rule } from './rule.ts';

const adversative = new Set(['mas', 'porém', 'contudo', 'todavia', 'entretanto']);
/** A short pair of adjectives may go without comma ("pobre mas honesto"); clauses may not. */
const wordsBeforeMin = 4;

/** "… o país cresce mas o povo…": the comma before the adversative conjunction, or before explaining "pois", is missing. */
export const commaBeforeConjunction: Rule = (text) =>
  eachWord(text, (word, near) => {
    const previous = near.before(1);
    if (!previous || near.at < wordsBeforeMin || near.words.length - near.at < wordsBeforeMin) return undefined;
    if (!(adversative.has(word.lower) || word.lower === 'pois') || !isClauseBreak(word, previous, near.words.slice(0, near.at)))
      return undefined;
    return mark(text.source, [previous, word], {
      category: 'pontuacao',
      rule: 'virgula-antes-de-conjuncao',
      message: `Antes de “${word.lower}”, que liga duas orações, há vírgula.`,
      suggestions: [`${previous.text}, ${word.text}`],
    });
  });

/** Words that end no clause: what follows them belongs to them. */
const beforeNoClause = wordSet('e ou que mas pois se com um o a os as de do da ao no na é sem nem seus seu');

/** "não só … mas também" may go without comma; "e mas", "a pois" are other slips. */
function isClauseBreak(word: Word, previous: Word, before: Word[]): boolean {
  if (beforeNoClause.has(previous.lower)) return false;
  if (word.lower === 'mas') return !before.some(({ lower }) => ['só', 'somente', 'apenas', 'unicamente'].includes(lower));
  return true;
}
