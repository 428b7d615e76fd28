import type { Word } from '../text/parse-text.ts';
import { eachWord, likeCase, mark, type Near, type Rule } from './rule.ts';
import { wordSet } from '../text/word-set.ts';

/** Words that exist without accent too, and are told apart by their neighbours: esta/está, pais/país, e/é, tem/têm. */
export const missingAccent: Rule = (text) =>
  eachWord(text, (word, near) => {
    const right = findEsta(word, near) ?? findPais(word, near) ?? findE(word, near);
    return (
      right &&
      mark(text.source, [word, word], {
        category: 'acentuacao',
        rule: right.rule,
        message: right.message,
        suggestions: [likeCase(right.word, word.text)],
      })
    );
  });

type Right = { word: string; rule: string; message: string };

const notGerunds = new Set([
  'quando',
  'segundo',
  'segunda',
  'mundo',
  'fundo',
  'bando',
  'comando',
  'contrabando',
  'estando',
  'lindo',
  'sendo',
]);
const states = wordSet(`
  presente presentes relacionado relacionada ligado ligada cada inserido inserida associado associada previsto prevista sujeito sujeita disposto
  disposta
`);

function findEsta({ lower }: Word, { after, before }: Near): Right | undefined {
  const next = after(1)?.lower ?? '';
  const isGerund = next === 'sendo' || (/[aei]ndo$/u.test(next) && !notGerunds.has(next));
  const isVerb = lower === 'esta' && !['d', 'n'].includes(before(1)?.lower ?? '') && (isGerund || states.has(next));
  return isVerb
    ? { word: 'está', rule: 'acento-esta', message: 'O verbo leva acento: “está”. Sem acento, “esta” é o pronome.' }
    : undefined;
}

const masculineArticles = wordSet(`
  o no do ao pelo nosso este esse neste nesse deste desse um num todo cada outro
`);

function findPais({ lower }: Word, { before }: Near): Right | undefined {
  return lower === 'pais' && masculineArticles.has(before(1)?.lower ?? '')
    ? { word: 'país', rule: 'acento-pais', message: 'A nação leva acento: “país”. Sem acento, “pais” são o pai e a mãe.' }
    : undefined;
}

const predicates = wordSet(`
  necessário necessária preciso importante fundamental imprescindível essencial possível evidente notório indubitável inegável inaceitável
  indispensável
`);

/** "e necessário que": the adjective of an opinion with its clause has a verb before it. */
function findE({ lower, position }: Word, { after }: Near): Right | undefined {
  const [one, two] = [after(1)?.lower ?? '', after(2)?.lower ?? ''];
  return lower === 'e' && predicates.has(one) && two === 'que' && position < 4
    ? { word: 'é', rule: 'acento-e', message: 'O verbo leva acento: “é”. Sem acento, “e” liga palavras.' }
    : undefined;
}
