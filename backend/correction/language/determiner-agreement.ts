import type { Dictionary } from './dictionary.ts';
import { eachWord, mark, type Rule } from './rule.ts';
import { wordSet } from '../text/word-set.ts';

const plural = wordSet(`
  seus suas nossos nossas meus minhas muitos muitas vários várias diversos diversas inúmeros inúmeras poucos poucas alguns algumas desses dessas
  destes destas esses essas estes estas
`);
const possessive = new Set(['seus', 'suas', 'nossos', 'nossas', 'meus', 'minhas']);
const singular: Record<string, string> = { seu: 'seus', sua: 'suas', nosso: 'nossos', nossa: 'nossas', meu: 'meus', minha: 'minhas' };

/** Endings that only nouns have, and nouns met every day in essays: after a determiner in the plural these are never right. */
const nounEndings = /(?:ção|são|dade|mento|ismo|agem|ência|ância|tura|eza)$/u;
const nouns = wordSet(`
  problema pessoa forma medida causa consequência motivo caso direito jovem criança família escola mulher homem aluno professor cidadão empresa
  doença país estado cidade notícia informação lei vida filho filha pai mãe ideia fator recurso projeto programa obra palavra dificuldade benefício
  risco amigo colega trabalho aspecto ponto lado brasileiro indivíduo adolescente idoso trabalhador usuário consumidor residência casa rua animal
  vítima meio local lugar produto alimento sonho objetivo costume hábito ato erro prejuízo dano
  livro rua carro político autoridade rede jogo droga arma planta rio floresta índio indígena negro menino menina paciente médico mídia imposto
  salário cidadã comunidade região povo religião opinião dia ano hora desafio eleitor governante professora moradia celular esporte filme música
`);
/** Articles that are pronouns too ("o que as causa"): before these words, which are verbs too, nothing is marked. */
const articles = new Set(['os', 'as', 'nos', 'nas']);
const contractions = new Set(['dos', 'das', 'aos', 'às', 'pelos', 'pelas']);
const alsoVerbs = wordSet(`
  forma causa medida obra marca sonho trabalho produto projeto programa recurso erro risco meio jogo droga arma caso motivo planta ato objetivo rua
  desafio dano
`);

/** After a possessive these words, in the singular or with -s, are right. */
const exceptions = wordSet(`
  mais menos ônibus tênis lápis vírus status campus país mês gás inglês português deus atlas três seis dois duas interesses viés revés ás jus demais
  simples bônus ônus corpus chassis oásis éthos ethos logos às após cosmos caos pós ais cais pais quais aliás apenas jamais antes depois nas das dos
  nos aos as os pelas pelos vezes através
`);

/** A determiner and its noun in different numbers: "suas residência", "sua ações". */
export const determinerAgreement: Rule = (text, dictionary) =>
  eachWord(text, (word, { after }) => {
    const next = after(1);
    if (!next || next.text !== next.lower || exceptions.has(next.lower)) return undefined;
    const right = asksPlural(word.lower, next.lower) ? pluralOf(next.lower, dictionary) : undefined;
    if (right)
      return mark(
        text.source,
        [word, next],
        finding(`“${word.text}” está no plural e “${next.text}”, no singular.`, `${word.text} ${right}`),
      );
    const determiner = singular[word.lower];
    if (!determiner || !isPluralForm(next.lower, dictionary)) return undefined;
    return mark(
      text.source,
      [word, next],
      finding(`“${word.text}” está no singular e “${next.text}”, no plural.`, `${word.text}s ${next.text}`),
    );
  });

function finding(message: string, suggestion: string) {
  return { category: 'concordancia' as const, rule: 'concordancia-determinante', message, suggestions: [suggestion] };
}

function asksPlural(determiner: string, lower: string): boolean {
  if (articles.has(determiner)) return isSingularNoun(lower, false) && !alsoVerbs.has(lower);
  return (plural.has(determiner) || contractions.has(determiner)) && isSingularNoun(lower, possessive.has(determiner));
}

function isSingularNoun(lower: string, afterPossessive: boolean): boolean {
  return nouns.has(lower) || (afterPossessive && nounEndings.test(lower)) || /(?:ção|dade|mento|ismo)$/u.test(lower);
}

function isPluralForm(lower: string, dictionary: Dictionary): boolean {
  if (lower.length < 5 || !lower.endsWith('s') || !dictionary.accepts(lower)) return false;
  return /(?:ções|sões|dades|mentos|ismos|agens)$/u.test(lower) || nouns.has(lower.slice(0, -1));
}

function pluralOf(lower: string, dictionary: Dictionary): string | undefined {
  const candidates = [
    lower.replace(/ão$/u, 'ões'),
    lower.replace(/ão$/u, 'ãos'),
    lower.replace(/m$/u, 'ns'),
    lower.replace(/al$/u, 'ais'),
    `${lower}s`,
    `${lower}es`,
  ];
  return candidates.find((candidate) => candidate !== lower && candidate.endsWith('s') && dictionary.accepts(candidate));
}
