import { eachWord, mark, type Rule } from './rule.ts';

const accented: Record<string, string> = { a: 'á', e: 'ê', i: 'í' };

/** "simplifica-los", "resolve-lo", "construi-la": an infinitive that lost its -r before -lo keeps its stress in writing. */
export const cliticAccent: Rule = (text, dictionary) =>
  eachWord(text, (word) => {
    const found = /^(\p{L}+?)([ae]|(?<=[ao]|(?<![gq])u)i)(-l[oa]s?)$/u.exec(word.lower);
    if (!found) return undefined;
    const [, stem = '', vowel = '', clitic = ''] = found;
    if (!dictionary.accepts(`${stem}${vowel}r`)) return undefined;
    const right = word.text.slice(0, stem.length) + accented[vowel] + clitic;
    return mark(text.source, [word, word], {
      category: 'acentuacao',
      rule: 'acento-antes-de-lo',
      message: `O verbo perdeu o “r” antes de “${clitic.slice(1)}” e leva acento: “${right.toLowerCase()}”.`,
      suggestions: [right],
    });
  });
