import { longSentenceWords } from '../features/structure.ts';
import { mark, type Rule } from './rule.ts';

/** How many words of the sentence are marked: enough to find where it begins. */
const markedWords = 6;

/** A sentence of more than `longSentenceWords`: advice, not an error of the norm. */
export const longSentence: Rule = ({ source, sentences }) =>
  sentences.flatMap(({ words }) => {
    const [first, last] = [words[0], words[markedWords - 1]];
    if (words.length <= longSentenceWords || !first || !last) return [];
    return [
      mark(source, [first, last], {
        category: 'sintaxe',
        rule: 'frase-longa',
        message: `A frase que começa aqui tem ${words.length} palavras. Divida-a em duas ou três, cada uma com uma ideia.`,
        suggestions: [],
      }),
    ];
  });
