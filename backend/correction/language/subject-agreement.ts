import type { Word } from '../text/parse-text.ts';
import type { Dictionary } from './dictionary.ts';
import { mark, type Rule } from './rule.ts';
import { wordSet } from '../text/word-set.ts';

/** Verbs whose plural is not made by adding -m to the singular. */
const irregular: Record<string, string> = {
  é: 'são',
  está: 'estão',
  tem: 'têm',
  faz: 'fazem',
  vai: 'vão',
  foi: 'foram',
  possui: 'possuem',
  vem: 'vêm',
  quer: 'querem',
  será: 'serão',
  teve: 'tiveram',
  traz: 'trazem',
  diz: 'dizem',
};
const regular = wordSet(`
  pode deve era precisa passa sofre vive busca acaba começa continua sabe acredita utiliza necessita merece causa mostra deveria poderia deixa fica
  consegue usa gosta estuda trabalha morre perde ganha cresce aprende joga compra paga luta pensa acha fala recebe sente tenta ajuda entende procura
  aumenta acontece existe afeta gera leva prejudica influencia torna enfrenta convive depende contribui
`);

/** The plural of a verb in the third person singular; undefined for what is no such verb. */
function pluralVerbOf(lower: string): string | undefined {
  return irregular[lower] ?? (regular.has(lower) ? (lower.endsWith('ui') ? lower.replace(/i$/u, 'em') : `${lower}m`) : undefined);
}

/** "Ser" may agree with what follows it ("o resultado são milhões"), so that it is not looked for in the plural. */
const notSer = (verb: string) => !['são', 'foram', 'eram', 'serão'].includes(verb);
const singularVerbs = new Map([...Object.keys(irregular), ...regular].map((one) => [pluralVerbOf(one) ?? '', one] as const).filter(([many]) => notSer(many)));

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

/** After these a clause begins, and with it its subject. */
const conjunctions = wordSet('que porque pois quando se como onde enquanto embora mas porém');

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
  const [article, noun, third, fourth] = words.slice(at, at + 4);
  const previous = words[at - 1];
  const opens = at === 0 || (at === 1 && openers.has(previous?.lower ?? ''));
  const follows = article?.follows && conjunctions.has(previous?.lower ?? '');
  if (!article || !noun || !third || !(opens || follows)) return undefined;
  if (article.lower === 'eles' || article.lower === 'elas') return pluralVerb(article, noun, third);
  if (!noun.follows || !third.follows) return undefined;
  if ((article.lower === 'os' || article.lower === 'as') && isPluralNoun(noun.lower, dictionary)) return pluralVerb(article, third, fourth);
  if (opens && (article.lower === 'o' || article.lower === 'a') && isSingularNoun(noun.lower, dictionary)) return singularVerb(article, third, fourth);
  return undefined;
}

function pluralVerb(first: Word, one: Word, two: Word | undefined): [Word, Word, string] | undefined {
  const verb = one.lower === 'não' && two?.follows ? two : one;
  const right = verb.follows && pluralVerbOf(verb.lower);
  return right ? [first, verb, right] : undefined;
}

function singularVerb(first: Word, one: Word, two: Word | undefined): [Word, Word, string] | undefined {
  const verb = one.lower === 'não' && two?.follows ? two : one;
  const right = verb.follows && singularVerbs.get(verb.lower);
  return right ? [first, verb, right] : undefined;
}

function isPluralNoun(lower: string, dictionary: Dictionary): boolean {
  return lower.length > 3 && lower.endsWith('s') && !notNouns.has(lower) && dictionary.accepts(lower);
}

function isSingularNoun(lower: string, dictionary: Dictionary): boolean {
  return (
    lower.length > 3 && /[aeoãm]$|ção$|dade$/u.test(lower) && !lower.endsWith('am') && !partitive.has(lower) && dictionary.accepts(lower) && lower !== 'que'
  );
}
