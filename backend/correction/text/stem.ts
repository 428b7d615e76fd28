import { fold } from './fold.ts';

/** Endings taken off, longest first: plural, gender, nominal and verbal suffixes of Portuguese (a light cut after Orengo's RSLP). */
const endings =
  /(?:izacoes|izacao|amentos|imentos|amento|imento|idades|adores|adoras|acoes|mente|icoes|idade|ancia|encia|istas|ismos|adora|ador|ivas|ivos|osas|osos|acao|icao|ando|endo|indo|aram|eram|iram|ados|adas|idos|idas|avel|ivel|ista|ismo|icas|icos|ais|eis|oes|aes|ava|iva|ivo|osa|oso|ada|ado|ida|ido|ica|ico|ar|er|ir|am|em|as|es|os|a|e|o|s)$/u;
const stemCharsMin = 4;

/** The stem by which two forms of a word are taken as one ("educação", "educar", "educados" → "educ"). */
export function stem(word: string): string {
  const folded = fold(word);
  const cut = folded.replace(endings, '');
  return cut.length >= stemCharsMin ? cut : folded.replace(/(?:es|s|a|o|e)$/u, '') || folded;
}
