import type { Dictionary } from './dictionary.ts';
import { wordSet } from '../text/word-set.ts';

const feminineEndings = /(?:ção|são|dade|tude|gem|ncia|eza|tura|agem|logia|grafia|ência|ância)$/u;
const feminineNouns = wordSet(`
  falta violência sociedade mulher população vida pandemia educação saúde escola família lei mídia internet tecnologia história política economia
  cultura pobreza fome desigualdade droga cidade criança pessoa forma ideia causa morte doença guerra crise corrupção renda área água floresta fauna
  flora moda beleza imagem leitura cor raça religião fé justiça polícia rede televisão obra arte língua linguagem criminalidade moradia natureza
  segurança democracia ditadura crença vacina vacinação realidade vítima alta baixa queda perda
`);
/** Masculine or common nouns with the endings above. */
const notFeminine = wordSet(`
  personagem selvagem jovem homem item garagem coração bordão pulmão refrão anfitrião avião cidadão irmão órgão perdão padrão grão pão chão caminhão
  milhão bilhão sermão verão vilão artesão são nordestina
`);

/** A feminine noun or adjective in the plural, by its ending. */
export function isFemininePlural(lower: string): boolean {
  return (
    /(?:[^oe]as|ções|sões|dades|gens|eas|oas|tudes)$/u.test(lower) &&
    !masculineNouns.has(lower) &&
    lower !== 'personagens' &&
    !/(?:emas|omas|gramas|istas)$/u.test(lower)
  );
}

/** A feminine noun in the singular, known by its ending or from a list: certain, not complete. */
export function isFeminineSingular(lower: string): boolean {
  return !notFeminine.has(lower) && (feminineEndings.test(lower) || feminineNouns.has(lower));
}

const feminineInO = wordSet(`
  rádio socio foto fotos moto motos tribo tribos libido mão mãos avó radio logo como quando quanto tanto não pró só dó enxó virago auto primeiro
  longo extremo
`);
const masculineNouns = wordSet(`
  problema problemas tema temas sistema sistemas dia dias mapa mapas drama dramas dilema dilemas clima programa programas projeto país países poder
  prazer lazer homem homens jovem jovens bem mal fim pé par lar mar amor valor setor professor celular
`);

/** A masculine noun or adjective, by its ending in -o(s) or from a list. */
export function isMasculineNoun(lower: string): boolean {
  if (masculineNouns.has(lower)) return true;
  return /[^ãõ]os?$/u.test(lower) && !feminineInO.has(lower) && lower.length > 3 && !/(?:mos)$/u.test(lower);
}

/** Nouns that end as infinitives do. */
const notVerbs = wordSet(`
  mulher colher lugar lar mar par bar ar altar pilar solar celular militar escolar familiar popular particular regular hospitalar alimentar elementar
  complementar similar singular vulgar exemplar polar dólar açúcar caráter líder poder prazer dever lazer parecer qualquer sequer éter esfer mister
  quer auxiliar preliminar milenar nuclear linear curricular parlamentar jantar luar paladar bem-estar mal-estar per super hiper inter por beira-mar
  avatar radar hangar calcanhar polegar vanguardar folclore mártir porvir elixir emir faquir nadir saber ser haver afazer alvorecer amanhecer
  anoitecer entardecer bem-querer espetacular secular tutelar titular vascular muscular interdisciplinar multidisciplinar disciplinar insular
  peninsular rudimentar suplementar interpretar-se ímpar âmbar néctar colar andar olhar pesar bazar azar lunar repórter pôster gângster hambúrguer
  caractere
`);

/** An infinitive of the dictionary, with or without clitic pronoun. */
export function isInfinitive(lower: string, dictionary: Dictionary): boolean {
  if (/[áêí]-l[oa]s?$/u.test(lower)) return true;
  const bare = lower.replace(/-(?:se|lhes?|me|nos)$/u, '');
  return bare.length > 3 && /[aei]r$/u.test(bare) && !notVerbs.has(bare) && dictionary.accepts(bare);
}
