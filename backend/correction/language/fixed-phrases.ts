import { phraseFinder } from '../text/find-phrases.ts';
import { fixedPhraseTable } from './fixed-phrase-table.ts';
import { likeCase, mark, type Rule } from './rule.ts';

/** Wordings that are wrong wherever they stand, from a table. */
export const fixedPhrases: Rule = ({ source, sentences }) =>
  sentences.flatMap(({ words }) =>
    find(words).flatMap(({ phrase, first, last }) => {
      const entry = entries.get(phrase);
      if (!entry) return [];
      const [, right, category, rule, message] = entry;
      return [
        mark(source, [first, last], { category, rule, message, suggestions: right.split('|').map((one) => likeCase(one, first.text)) }),
      ];
    }),
  );

const entries = new Map(fixedPhraseTable.flatMap((entry) => entry[0].split('|').map((wrong) => [wrong, entry] as const)));
const find = phraseFinder({ wrong: [...entries.keys()].join('|') });
