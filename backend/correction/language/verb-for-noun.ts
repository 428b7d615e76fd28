import { eachWord, likeCase, mark, type Rule } from './rule.ts';
import { wordSet } from '../text/word-set.ts';

/** Nouns that, without their accent (or their h), are forms of a verb, so that no dictionary misses them. */
const nouns = new Map(
  Object.entries({
    abito: 'hábito',
    abitos: 'hábitos',
    habito: 'hábito',
    habitos: 'hábitos',
    pratica: 'prática',
    praticas: 'práticas',
    duvida: 'dúvida',
    duvidas: 'dúvidas',
    influencia: 'influência',
    influencias: 'influências',
    historia: 'história',
    historias: 'histórias',
    noticia: 'notícia',
    noticias: 'notícias',
    policia: 'polícia',
    policias: 'polícias',
    analise: 'análise',
    publico: 'público',
    inicio: 'início',
    transito: 'trânsito',
    negocio: 'negócio',
    exercito: 'exército',
    medico: 'médico',
    odio: 'ódio',
    auxilio: 'auxílio',
    dialogo: 'diálogo',
    numero: 'número',
  }),
);

/** Determiners that are nothing else: the next word is a noun or an adjective. */
const determiners = wordSet(`
  um uma uns umas do da dos das no na nos nas ao aos à às pelo pela pelos pelas num numa esse essa esses essas este esta estes estas desse dessa deste
  desta nesse nessa neste nesta seu sua seus suas nosso nossa nossos nossas muitos muitas várias vários outra outras outros
`);
/** "o", "a" may be the object of a verb ("quem a pratica"): they need a complement after the noun. */
const articles = new Set(['o', 'a', 'os', 'as']);
const complements = new Set(['de', 'da', 'do', 'das', 'dos']);
const manners = new Set(['forma', 'maneira', 'modo', 'fato', 'verdade', 'novo', 'acordo']);

/** "da pratica", "o abito": after a determiner stands the noun, not the verb. */
export const verbForNoun: Rule = (text) =>
  eachWord(text, (word, { before, after }) => {
    const right = nouns.get(word.lower);
    const determiner = before(1)?.lower ?? '';
    if (!right || !(determiners.has(determiner) || (articles.has(determiner) && isNoun(word.lower, after(1)?.lower, after(2)?.lower))))
      return undefined;
    const wrongLetters = /^a?bito/u.test(word.lower);
    return mark(text.source, [word, word], {
      category: wrongLetters ? 'ortografia' : 'acentuacao',
      rule: 'substantivo-por-verbo',
      message: `Depois de “${determiner}” vem o substantivo, que se escreve “${right}”.`,
      suggestions: [likeCase(right, word.text)],
    });
  });

function isNoun(lower: string, next: string | undefined, following: string | undefined): boolean {
  if (/^h?abitos?$/u.test(lower)) return true;
  return next !== undefined && complements.has(next) && !manners.has(following ?? '');
}
