import { isFeminineSingular } from './grammar.ts';
import { eachWord, mark, type Rule } from './rule.ts';

const adjectives: Record<string, string> = { necessário: 'necessária', proibido: 'proibida', permitido: 'permitida' };
const verbs = new Set(['é', 'será', 'seria', 'torna-se', 'faz-se', 'fazer-se', 'mostra-se', 'foi', 'era']);

/** "é necessário a criação": with the article, the adjective agrees. */
export const necessaryAgreement: Rule = (text) =>
  eachWord(text, (word, { before, after }) => {
    const right = adjectives[word.lower];
    const noun = after(2);
    const isVerb = verbs.has(before(1)?.lower ?? '') || (before(1)?.lower === 'faz' && before(2)?.lower === 'se');
    if (!right || !isVerb || after(1)?.lower !== 'a' || !noun || !isFeminineSingular(noun.lower)) return undefined;
    return mark(text.source, [word, word], {
      category: 'concordancia',
      rule: 'necessario-a',
      message: `Com o artigo “a” antes de “${noun.text}”, o adjetivo concorda: “${right}”.`,
      suggestions: [right],
    });
  });
