import type { Sentence, Word } from '../text/parse-text.ts';
import type { Dictionary } from './dictionary.ts';
import { mark, type Rule } from './rule.ts';
import { wordSet } from '../text/word-set.ts';

/** Verbs in the third person: singular and plural. */
const verbs: Record<string, string> = {
  é: 'são',
  está: 'estão',
  tem: 'têm',
  pode: 'podem',
  deve: 'devem',
  faz: 'fazem',
  vai: 'vão',
  foi: 'foram',
  era: 'eram',
  precisa: 'precisam',
  passa: 'passam',
  sofre: 'sofrem',
  vive: 'vivem',
  possui: 'possuem',
  busca: 'buscam',
  acaba: 'acabam',
  começa: 'começam',
  continua: 'continuam',
  vem: 'vêm',
  quer: 'querem',
  sabe: 'sabem',
  acredita: 'acreditam',
  utiliza: 'utilizam',
  necessita: 'necessitam',
  merece: 'merecem',
  será: 'serão',
  teve: 'tiveram',
  causa: 'causam',
  mostra: 'mostram',
  deveria: 'deveriam',
  poderia: 'poderiam',
  deixa: 'deixam',
  fica: 'ficam',
  consegue: 'conseguem',
  usa: 'usam',
};
const plurals: Record<string, string> = Object.fromEntries(Object.entries(verbs).map(([one, many]) => [many, one]));

/** Collective and partitive nouns after which the plural is accepted. */
const partitive = wordSet(`
  maioria parte metade grupo número série porcentagem quantidade parcela minoria totalidade resto conjunto
`);
/** Words ending in -s after "os/as" that are no plural noun, and subjects written alike in both numbers. */
const notNouns = wordSet(`
  mais menos quais demais pais duas dois três mesmos mesmas vezes nas dos das eua
`);
const openers = wordSet(`
  portanto assim hoje atualmente além disso porém contudo entretanto logo todavia então infelizmente
`);

/** A subject at the head of the sentence (article and noun, or pronoun) whose verb has another number: "as escolas não tem". */
export const subjectAgreement: Rule = (text, dictionary) =>
  text.sentences.flatMap((sentence) => {
    const found = findDisagreement(sentence, dictionary);
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
  });

function findDisagreement({ words }: Sentence, dictionary: Dictionary): [Word, Word, string] | undefined {
  const start = words[0] && openers.has(words[0].lower) ? 1 : 0;
  const [article, noun, third, fourth] = words.slice(start, start + 4);
  if (!article || !noun || !third) return undefined;
  if (article.lower === 'eles' || article.lower === 'elas') return pluralVerb(article, noun, third);
  if (!noun.follows || !third.follows) return undefined;
  if ((article.lower === 'os' || article.lower === 'as') && isPluralNoun(noun.lower, dictionary)) return pluralVerb(article, third, fourth);
  if ((article.lower === 'o' || article.lower === 'a') && isSingularNoun(noun.lower, dictionary)) return singularVerb(article, third, fourth);
  return undefined;
}

function pluralVerb(first: Word, one: Word, two: Word | undefined): [Word, Word, string] | undefined {
  const verb = one.lower === 'não' && two?.follows ? two : one;
  const right = verb.follows && verbs[verb.lower];
  return right ? [first, verb, right] : undefined;
}

function singularVerb(first: Word, one: Word, two: Word | undefined): [Word, Word, string] | undefined {
  const verb = one.lower === 'não' && two?.follows ? two : one;
  const right = verb.follows && plurals[verb.lower];
  return right && !['foram'].includes(verb.lower) ? [first, verb, right] : undefined;
}

function isPluralNoun(lower: string, dictionary: Dictionary): boolean {
  return lower.length > 3 && lower.endsWith('s') && !notNouns.has(lower) && dictionary.accepts(lower);
}

function isSingularNoun(lower: string, dictionary: Dictionary): boolean {
  return (
    lower.length > 3 && /[aeoãm]$|ção$|dade$/u.test(lower) && !lower.endsWith('am') && !partitive.has(lower) && dictionary.accepts(lower) && lower !== 'que'
  );
}
