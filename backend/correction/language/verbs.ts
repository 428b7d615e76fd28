import { wordSet } from '../text/word-set.ts';
import type { Dictionary } from './dictionary.ts';

/** Verbs whose plural is not made by adding -m to the singular. */
const irregular = new Map(
  Object.entries({
    é: 'são',
    está: 'estão',
    tem: 'têm',
    faz: 'fazem',
    vai: 'vão',
    foi: 'foram',
    possui: 'possuem',
    contribui: 'contribuem',
    constitui: 'constituem',
    vem: 'vêm',
    quer: 'querem',
    será: 'serão',
    terá: 'terão',
    teve: 'tiveram',
    traz: 'trazem',
    diz: 'dizem',
    dá: 'dão',
  }),
);
const singularOf = new Map([...irregular].map(([one, many]) => [many, one]));
/** "Ser" may agree with what follows it ("o resultado são milhões"), so that it is not looked for in the plural. */
const formsOfSer = wordSet('são foram eram serão seriam sejam fossem');

/** Words that make a word of the dictionary with -m added, and are no verbs, or far more often something else. */
const notSingular = wordSet(`
  para sobre entre e se de que uma nessa cada fora cerca acerca via base hora toda nada mesma livre segura grande contra conforme durante perante
  mediante embora desde ante junta junto onde hoje ainda logo como quando ora seja nossa sua muita pouca outra alguma nenhuma antes depois
  pela pra dessa desse deste desta nesse neste nesta aquele aquela ultima inclusive exceto salve salvo tarde fim sempre nunca sempre leste sul norte certa certo alta baixa plena dela dele
`);
/** Words in -am and -em that are no verbs in the plural. */
const notPlural = wordSet(
  'sem bem nem em quem também porém além alguém ninguém homem jovem ordem imagem origem vantagem ontem aquém sequer tem vem contém mantém',
);

/** The third person plural of a verb in the singular ("decora" → "decoram"); undefined for what is no such verb. */
export function pluralOfVerb(lower: string, dictionary: Dictionary): string | undefined {
  if (irregular.has(lower)) return irregular.get(lower);
  if (lower.length < 3 || !/[ae]$/u.test(lower) || notSingular.has(lower)) return undefined;
  const many = `${lower}m`;
  return dictionary.accepts(lower) && dictionary.accepts(many) ? many : undefined;
}

/** The third person singular of a verb in the plural ("decoram" → "decora"); undefined for what is no such verb, and for "ser". */
export function singularOfVerb(lower: string, dictionary: Dictionary): string | undefined {
  if (formsOfSer.has(lower)) return undefined;
  const known = singularOf.get(lower);
  if (known) return known;
  if (lower.length < 4 || !/[ae]m$/u.test(lower) || notPlural.has(lower) || /(?:agem|ugem|igem)$/u.test(lower)) return undefined;
  const one = lower.slice(0, -1);
  return dictionary.accepts(one) ? one : undefined;
}
