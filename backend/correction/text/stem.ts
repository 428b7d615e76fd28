import { fold } from './fold.ts';

/** Endings of the singular taken off: nominal, gender and verbal suffixes of Portuguese (a light cut after Orengo's RSLP). */
const endings =
  /(?:izacao|amento|imento|idade|mente|ancia|encia|adora|ador|acao|icao|ando|endo|indo|aram|eram|iram|avel|ivel|ista|ismo|ativa|ativo|iva|ivo|osa|oso|ada|ado|ida|ido|ica|ico|al|ar|er|ir|am|em|a|e|o)$/u;
const plurals: [RegExp, string][] = [
  [/oes$|aes$/u, 'ao'],
  [/ais$/u, 'al'],
  [/eis$/u, 'el'],
  [/ns$/u, 'm'],
  [/([rz])es$/u, '$1'],
  [/s$/u, ''],
];
const stemCharsMin = 4;

/** The stem by which two forms of a word are taken as one ("educação", "educar", "educados" → "educ"). */
export function stem(word: string): string {
  const folded = fold(word);
  const [pattern, singularEnd] = plurals.find(([plural]) => plural.test(folded)) ?? [/$/u, ''];
  const one = folded.length > stemCharsMin ? folded.replace(pattern, singularEnd) : folded;
  const cut = one.replace(endings, '');
  return cut.length >= stemCharsMin ? cut : one.replace(/[aoe]$/u, '') || one;
}
