import { eachWord, mark, type Rule } from './rule.ts';
import { wordSet } from '../text/word-set.ts';

/** Repeated for emphasis, or two different words that look alike. */
const mayRepeat = wordSet(`
  muito muita logo já bem mais quase pouco cedo nunca sim não ora blá nos se a tão longe tudo só sempre corpo passo lado face
`);

/** The same word twice in a row: "de de". */
export const repeatedWord: Rule = (text) =>
  eachWord(text, (word, { before }) => {
    const previous = before(1);
    if (!previous || previous.lower !== word.lower || mayRepeat.has(word.lower) || !/^\p{Ll}+$/u.test(word.text)) return undefined;
    return mark(text.source, [previous, word], {
      category: 'repeticao',
      rule: 'palavra-repetida',
      message: `A palavra “${word.lower}” está escrita duas vezes seguidas.`,
      suggestions: [previous.text],
    });
  });
