import { phraseFinder } from '../text/find-phrases.ts';
import { mark, type Rule } from './rule.ts';

/** Connectives that, at the head of a sentence, are always set off by a comma. */
const find = phraseFinder({
  connective:
    'portanto|contudo|todavia|entretanto|no entanto|além disso|dessa forma|desse modo|dessa maneira|desta forma|sendo assim|assim sendo|ademais|outrossim|' +
    'por conseguinte|em suma|em síntese|por outro lado|primeiramente|consequentemente|nesse sentido|nesse contexto|diante disso|em primeiro lugar|' +
    'em segundo lugar|por exemplo|em contrapartida|por fim|nessa perspectiva',
});
/** What may follow without comma because it belongs to the phrase ("além disso tudo", "em contrapartida ao") or opens a clause. */
const continuing = new Set(['tudo', 'que', 'de', 'do', 'da', 'a', 'ao', 'à', 'aos', 'às']);
/** Single words belong to no longer phrase. */
const alone = new Set(['portanto', 'contudo', 'todavia', 'entretanto', 'ademais', 'outrossim', 'no entanto', 'desse modo', 'dessa forma']);

/** "Portanto o governo deve…": the comma after the connective that opens the sentence is missing. */
export const commaAfterConnective: Rule = (text) =>
  text.sentences.flatMap(({ words }) => {
    const [found] = find(words.slice(0, 4));
    if (!found || found.at !== 0) return [];
    const next = words[words.indexOf(found.last) + 1];
    if (!next?.follows || (alone.has(found.phrase) ? next.lower === 'que' : continuing.has(next.lower))) return [];
    const written = text.source.slice(found.first.start, found.last.end);
    return [
      mark(text.source, [found.first, found.last], {
        category: 'pontuacao',
        rule: 'virgula-depois-de-conectivo',
        message: `No início da frase, “${written}” se separa por vírgula.`,
        suggestions: [`${written},`],
      }),
    ];
  });
