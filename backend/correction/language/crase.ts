import type { Word } from '../text/parse-text.ts';
import type { Dictionary } from './dictionary.ts';
import { isFemininePlural, isFeminineSingular, isInfinitive, isMasculineNoun } from './grammar.ts';
import { eachWord, likeCase, mark, type Rule } from './rule.ts';
import { wordSet } from '../text/word-set.ts';

/** Words ending in -s that are singular, or go with "à" in set phrases. */
const notPlural = wordSet(`
  mais menos três seis dois gênesis práxis pelvis pélvis custas avessas claras cegas pressas vezes escondidas bis gás país nós vós eles elas aquelas
  aqueles
`);

/** "à" (one "a" too few for a plural) before a plural word: "combate à doenças". */
export const craseBeforePlural: Rule = (text, dictionary) =>
  eachWord(text, (word, { after }) => {
    const next = after(1);
    if (word.lower !== 'à' || !next || !isPlainPlural(next, dictionary)) return undefined;
    const article = isFemininePlural(next.lower) ? ['às'] : isMasculineNoun(next.lower) ? ['aos'] : [];
    return mark(text.source, [word, next], {
      category: 'crase',
      rule: 'crase-antes-de-plural',
      message: `“À” está no singular e “${next.text}”, no plural: ou os dois no plural, ou “a” sem crase.`,
      suggestions: [...article, 'a'].map((one) => likeCase(`${one} ${next.text}`, word.text)),
    });
  });

function isPlainPlural({ lower, text }: Word, dictionary: Dictionary): boolean {
  return (
    lower.length > 3 &&
    /^\p{L}+s$/u.test(lower) &&
    text === lower &&
    !notPlural.has(lower) &&
    dictionary.accepts(lower) &&
    (dictionary.accepts(lower.slice(0, -1)) || /(?:ões|ães|ais|éis|óis|res|zes|ses|ens)$/u.test(lower))
  );
}

/** Words before which there is no article "a": articles, pronouns, indefinites. */
const withoutArticle = wordSet(`
  um uma uns umas todo todos toda todas cada qualquer quaisquer essa essas esse esses esta estas este estes isso isto ele ela eles elas você vocês
  mim ti nós quem alguém ninguém algum alguma alguns algumas nenhum nenhuma muito muitos muita muitas diversos diversas ambos ambas tudo nada algo
`);
/** "à uma hora", "à toda velocidade", "à toda prova": set phrases. */
const setPhrases = new Set(['uma hora', 'uma da', 'toda prova', 'toda velocidade', 'toda força', 'toda hora', 'esta hora']);

/** "à" before a masculine word, a pronoun, an article or a verb: "à todos", "à fazer", "à cavalo". */
export const craseBeforeMasculine: Rule = (text, dictionary) =>
  eachWord(text, (word, { after }) => {
    const next = after(1);
    if (word.lower !== 'à' || !next || next.text !== next.lower) return undefined;
    const kind = kindWithoutArticle(next.lower, dictionary);
    if (!kind || setPhrases.has(`${next.lower} ${after(2)?.lower ?? ''}`)) return undefined;
    return mark(text.source, [word, next], {
      category: 'crase',
      rule: kind === 'verbo' ? 'crase-antes-de-verbo' : kind === 'pronome' ? 'crase-antes-de-pronome' : 'crase-antes-de-masculino',
      message:
        kind === 'masculino'
          ? `“${next.text}” é palavra masculina e não aceita o artigo “a”: não há crase.`
          : kind === 'verbo'
            ? `Não há crase antes de verbo: “${next.text}”.`
            : `“${next.text}” não aceita o artigo “a”: não há crase.`,
      suggestions: (kind === 'masculino' && !inPhrases.has(next.lower) ? [`ao ${next.text}`, `a ${next.text}`] : [`a ${next.text}`]).map(
        (one) => likeCase(one, word.text),
      ),
    });
  });

/** Masculine words of phrases that take no article either: "a respeito de", "a exemplo de". */
const inPhrases = wordSet(`
  respeito exemplo título prazo ponto cavalo bordo nível gosto tempo caminho socorro pretexto médio longo curto lado micro macro
`);

function kindWithoutArticle(lower: string, dictionary: Dictionary): 'pronome' | 'verbo' | 'masculino' | undefined {
  if (withoutArticle.has(lower)) return 'pronome';
  if (isInfinitive(lower, dictionary)) return 'verbo';
  return isMasculineNoun(lower) && dictionary.accepts(lower) && !lower.endsWith('s') ? 'masculino' : undefined;
}

/** Regencies that always ask for "a": with a feminine word and its article, "à". */
const governing = wordSet(`
  devido relacionado relacionada relacionados relacionadas graças referente referentes relação respeito frente quanto ligado ligada ligados ligadas
  associado associada associados associadas contrário contrária direito acesso combate semelhante
`);
/** These govern other prepositions too, or nouns without article: only the plural "as", never right after them, is marked. */
const onlyPlural = new Set(['direito', 'acesso', 'combate', 'quanto', 'frente', 'contrário', 'contrária', 'semelhante', 'respeito']);

/** "a" without crase after a word that always asks for it, before a feminine noun: "devido a falta". */
export const missingCrase: Rule = (text) =>
  eachWord(text, (word, { after, before, words }) => {
    const next = after(1);
    const governor = before(1)?.lower ?? '';
    if (!next || !governing.has(governor) || next.text !== next.lower) return undefined;
    if (governor === 'quanto' && words.some(({ lower }) => lower === 'tanto')) return undefined;
    const isPlural = word.lower === 'as' && next.lower.endsWith('s') && !next.lower.endsWith('mos');
    const isSingular = word.lower === 'a' && !onlyPlural.has(governor) && isFeminineSingular(next.lower);
    if (!isPlural && !isSingular) return undefined;
    const right = isPlural ? 'às' : 'à';
    return mark(text.source, [word, next], {
      category: 'crase',
      rule: 'crase-ausente',
      message: `“${governor}” pede a preposição “a”, que se junta ao artigo de “${next.text}”: verifique se cabe “${right}”.`,
      suggestions: [`${right} ${next.text}`],
    });
  });
