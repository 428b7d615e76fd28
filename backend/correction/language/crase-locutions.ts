import { eachWord, likeCase, mark, type Rule } from './rule.ts';

/** Words after which "as vezes" is a noun ("todas as vezes"), not the adverb. */
const beforeNoun = new Set(['todas', 'muitas', 'tantas', 'são', 'são', 'quantas', 'conta', 'fazem', 'faz', 'fez', 'fazer', 'fazendo']);
const afterNoun = new Set(['que', 'em', 'de', 'da', 'do']);

/** Adverbial phrases of feminine nouns, which take the crase: "às vezes", "à medida que", "à margem de". */
export const craseInLocutions: Rule = (text) =>
  eachWord(text, (word, { after, before }) => {
    const [one, two, three] = [after(1), after(2), after(3)];
    const found =
      word.lower === 'as' && one?.lower === 'vezes' && !beforeNoun.has(before(1)?.lower ?? '') && !afterNoun.has(two?.lower ?? '')
        ? { last: one, right: 'às vezes' }
        : word.lower === 'a' &&
            one?.lower === 'medida' &&
            two?.lower === 'que' &&
            !['é', 'foi', 'ser', 'tomar', 'tomou'].includes(before(1)?.lower ?? '')
          ? { last: two, right: 'à medida que' }
          : word.lower === 'a' &&
              one?.lower === 'margem' &&
              ['da', 'do', 'das', 'dos'].includes(two?.lower ?? '') &&
              /^(?:sociedade|lei|sistema|rio|direitos|cidadania|estado)$/u.test(three?.lower ?? '')
            ? { last: one, right: 'à margem' }
            : undefined;
    if (!found) return undefined;
    return mark(text.source, [word, found.last], {
      category: 'crase',
      rule: 'crase-em-locucao',
      message: `A locução leva crase: “${found.right}”.`,
      suggestions: [likeCase(found.right, word.text)],
    });
  });
