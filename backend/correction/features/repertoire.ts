import { phraseFinder } from '../text/find-phrases.ts';
import type { ParsedText, Word } from '../text/parse-text.ts';
import { isStopWord } from '../text/stop-words.ts';

/** Cues of knowledge brought from outside the theme. Whether it is true or well used, no cue can tell. */
export type Repertoire = {
  /** Proper names within sentences, whole, without repetition. */
  names: string[];
  /** Laws, institutions, works and data named, without repetition. */
  references: string[];
  /** Passages in quotation marks of three words or more. */
  quotes: number;
  /** Years and percentages. */
  figures: number;
};

const findReferences = phraseFinder({
  referencia:
    'constituição|constituição federal|carta magna|estatuto|lei|leis|artigo|código penal|declaração universal|direitos humanos|ibge|oms|onu|unesco|unicef|' +
    'ipea|inep|datafolha|filósofo|filósofa|sociólogo|socióloga|escritor|escritora|autor|autora|poeta|historiador|psicólogo|psicanalista|economista|' +
    'pensador|cientista|ativista|filme|série|livro|obra|romance|documentário|música|canção|poema|quadro|novela|curta-metragem|longa-metragem|conto|' +
    'pesquisa|pesquisas|dados|estudo|estudos|revolução industrial|segunda guerra|primeira guerra|guerra fria|idade média|ditadura militar|brasil colônia|' +
    'iluminismo|grécia antiga|abolição|escravidão|século|teoria|conceito|contrato social|modernidade líquida|banalidade do mal|menoridade|mito da caverna',
});

/** Collects the cues. Linear in the length of the text. */
export function measureRepertoire(text: ParsedText): Repertoire {
  const names = new Set(text.sentences.flatMap(({ words }) => properNames(words)));
  const references = new Set(text.sentences.flatMap(({ words }) => findReferences(words).map(({ phrase }) => phrase)));
  return {
    names: [...names],
    references: [...references],
    quotes: [...text.source.matchAll(/["“«']([^"”»'\n]{12,300})["”»']/gu)].filter(([, inner = '']) => inner.split(/\s+/u).length >= 3).length,
    figures: text.words.filter(({ lower }) => /^(?:1[5-9]|20)\d\d$/u.test(lower)).length + (text.source.match(/\d\s*%|por cento/gu)?.length ?? 0),
  };
}

const joining = new Set(['de', 'da', 'do', 'das', 'dos', 'e']);
/** Capitals that name no source: the country, the State, the exam's institutions of every proposal. */
const commonNames = new Set(['brasil', 'estado', 'governo', 'país', 'internet', 'federal', 'ministério', 'educação', 'saúde', 'estados', 'união']);

function properNames(words: Word[]): string[] {
  const names: string[] = [];
  let run: Word[] = [];
  const close = () => {
    while (run.length > 0 && joining.has(run.at(-1)?.lower ?? '')) run.pop();
    if (run.length > 0 && !run.every(({ lower }) => commonNames.has(lower) || joining.has(lower))) names.push(run.map(({ text }) => text).join(' '));
    run = [];
  };
  for (const word of words) {
    const isCapital = word.position > 0 && /^\p{Lu}\p{Ll}/u.test(word.text) && !isStopWord(word.lower);
    if (!word.follows || (!isCapital && !(run.length > 0 && joining.has(word.lower)))) close();
    if (isCapital || (run.length > 0 && joining.has(word.lower))) run.push(word);
  }
  close();
  return names;
}
