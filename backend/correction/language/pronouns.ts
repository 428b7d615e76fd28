import { isInfinitive } from './grammar.ts';
import { eachWord, mark, type Rule } from './rule.ts';

const clitics = new Set(['me', 'te', 'lhe', 'lhes']);

/** A sentence that opens with an unstressed pronoun: "Me parece que". */
export const cliticStart: Rule = (text, dictionary) =>
  eachWord(text, (word, { after }) => {
    const next = after(1);
    if (word.position !== 0 || !clitics.has(word.lower) || !next || !dictionary.accepts(next.lower)) return undefined;
    return mark(text.source, [word, next], {
      category: 'pronome',
      rule: 'proclise-inicial',
      message: 'Na escrita formal, a frase não começa por pronome átono: ponha-o depois do verbo.',
      suggestions: [`${next.text.charAt(0).toUpperCase()}${next.text.slice(1)}-${word.lower}`],
    });
  });

/** "para mim fazer": before an infinitive the subject is "eu". */
export const mimBeforeVerb: Rule = (text, dictionary) =>
  eachWord(text, (word, { after, before }) => {
    const next = after(1);
    if (word.lower !== 'mim' || before(1)?.lower !== 'para' || !next || !isInfinitive(next.lower, dictionary)) return undefined;
    return mark(text.source, [word, next], {
      category: 'pronome',
      rule: 'mim-antes-de-verbo',
      message: 'Antes de verbo, o sujeito é “eu”: “para eu fazer”.',
      suggestions: [`eu ${next.text}`],
    });
  });

/** "a gente" for "nós": the pronoun of speech. */
export const aGente: Rule = (text) =>
  eachWord(text, (word, { after }) => {
    const next = after(1);
    const following = after(2)?.lower ?? '';
    if (word.lower !== 'a' || next?.lower !== 'gente' || ['que', 'de', 'do', 'da', 'dos', 'das', 'com', 'mais', 'toda'].includes(following))
      return undefined;
    return mark(text.source, [word, next], {
      category: 'registro',
      rule: 'a-gente',
      message: '“A gente” é da fala; na escrita formal, use “nós” ou a construção impessoal.',
      suggestions: ['nós'],
    });
  });
