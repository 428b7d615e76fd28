import type { Word } from '../text/parse-text.ts';
import type { Dictionary } from './dictionary.ts';
import { mark, type Rule } from './rule.ts';
import { wordSet } from '../text/word-set.ts';
import { pluralOfVerb, singularOfVerb } from './verbs.ts';

/** Collective and partitive nouns after which the plural is accepted. */
const partitive = wordSet(`
  maioria parte metade grupo número série porcentagem quantidade parcela minoria totalidade resto conjunto
`);
/** Words ending in -s after "os/as" that are no plural noun, and subjects written alike in both numbers; "a princípio" is an adverb. */
const notNouns = wordSet(`
  mais menos quais demais duas dois três mesmos mesmas vezes nas dos das eua citados citadas princípio
`);
const openers = wordSet(`
  portanto assim hoje atualmente além disso porém contudo entretanto logo todavia então infelizmente
`);

/** After these a clause begins, and with it its subject; not after "como", which also opens examples ("ações como as cotas"). */
const conjunctions = wordSet('que porque pois quando se onde enquanto embora mas porém');

/** A subject at the head of a clause (article and noun, or pronoun) whose verb has another number: "as escolas não tem". */
export const subjectAgreement: Rule = (text, dictionary) =>
  text.sentences.flatMap(({ words }) =>
    words.flatMap((_, at) => {
      const found = findDisagreement(words, at, dictionary);
      if (!found) return [];
      const [first, verb, right] = found;
      return [
        mark(text.source, [first, verb], {
          category: 'concordancia',
          rule: 'concordancia-sujeito',
          message: `O verbo deve concordar com o sujeito: “${right}”, e não “${verb.text}”.`,
          suggestions: [text.source.slice(first.start, verb.start) + right],
        }),
      ];
    }),
  );

function findDisagreement(words: Word[], at: number, dictionary: Dictionary): [Word, Word, string] | undefined {
  const [article, noun] = words.slice(at, at + 2);
  const previous = words[at - 1];
  const opens = at === 0 || (at === 1 && openers.has(previous?.lower ?? ''));
  const conjunction = article?.follows ? (previous?.lower ?? '') : '';
  if (!article || !noun || !(opens || conjunctions.has(conjunction))) return undefined;
  if (article.lower === 'eles' || article.lower === 'elas')
    return disagreement(words, { at, from: at + 1, right: (verb) => pluralOfVerb(verb, dictionary) });
  if (!noun.follows) return undefined;
  if ((article.lower === 'os' || article.lower === 'as') && isPluralNoun(noun.lower, dictionary)) {
    const from = afterComplement(words, isPluralAdjective(words[at + 2], dictionary) ? at + 3 : at + 2, dictionary);
    return disagreement(words, { at, from, right: (verb) => pluralOfVerb(verb, dictionary) });
  }
  if (!(article.lower === 'o' || article.lower === 'a') || !isSingularNoun(noun.lower, dictionary)) return undefined;
  return disagreement(words, { at, from: at + 2, right: (verb) => singularOfVerb(verb, dictionary) });
}

/** Words that may stand between the subject and its verb. */
const between = new Set(['não', 'também', 'ainda', 'sempre', 'já', 'nunca', 'só', 'se']);

function disagreement(
  words: Word[],
  { at, from, right }: { at: number; from: number; right: (verb: string) => string | undefined },
): [Word, Word, string] | undefined {
  let verbAt = from;
  while (words[verbAt]?.follows && between.has(words[verbAt]?.lower ?? '') && verbAt < from + 2) verbAt += 1;
  const [first, verb] = [words[at], words[verbAt]];
  const meant = verb?.follows && verb.text === verb.lower ? right(verb.lower) : undefined;
  return first && verb && meant ? [first, verb, meant] : undefined;
}

/** Past a complement in the plural, which leaves no doubt of the number ("os jovens das periferias"). */
function afterComplement(words: Word[], at: number, dictionary: Dictionary): number {
  const [preposition, noun] = [words[at], words[at + 1]];
  if (!preposition?.follows || !noun?.follows || !['das', 'dos'].includes(preposition.lower) || !isPluralNoun(noun.lower, dictionary))
    return at;
  return isPluralAdjective(words[at + 2], dictionary) ? at + 3 : at + 2;
}

function isPluralAdjective(word: Word | undefined, dictionary: Dictionary): boolean {
  return word !== undefined && word.follows && /(?:[aeo]s|ais|eis|veis)$/u.test(word.lower) && isPluralNoun(word.lower, dictionary);
}

function isPluralNoun(lower: string, dictionary: Dictionary): boolean {
  return lower.length > 3 && lower.endsWith('s') && !notNouns.has(lower) && dictionary.accepts(lower);
}

function isSingularNoun(lower: string, dictionary: Dictionary): boolean {
  return (
    lower.length > 3 &&
    /[aeoãm]$|ção$|dade$/u.test(lower) &&
    !lower.endsWith('am') &&
    !partitive.has(lower) &&
    !notNouns.has(lower) &&
    dictionary.accepts(lower) &&
    lower !== 'que' &&
    !singularOfVerb(lower, dictionary)
  );
}
