import { phraseFinder, type Phrase } from '../text/find-phrases.ts';
import type { ParsedText, Sentence, Word } from '../text/parse-text.ts';
import { isStopWord } from '../text/stop-words.ts';
import { wordSet } from '../text/word-set.ts';

/** Cues of knowledge brought from outside the theme. Whether it is true or well used, no cue can tell. */
export type Repertoire = {
  /** Proper names within sentences, whole, without repetition. */
  names: string[];
  /** Laws, institutions, periods and concepts that are a source by themselves, as the student writes them, without repetition. */
  references: string[];
  /** Different nouns that bring in a source ("filme", "filósofo", "pesquisa") and have its name, title or figure close after them. */
  introduced: number;
  /** Passages in quotation marks of three words or more. */
  quotes: number;
  /** Years and percentages. */
  figures: number;
};

const findCues = phraseFinder({
  source:
    'constituição|constituição federal|constituição cidadã|carta magna|estatuto|código penal|código civil|declaração universal|ibge|oms|onu|unesco|unicef|' +
    'ipea|inep|datafolha|revolução industrial|revolução francesa|segunda guerra|primeira guerra|guerra fria|idade média|ditadura militar|brasil colônia|' +
    'iluminismo|grécia antiga|roma antiga|lei áurea|contrato social|modernidade líquida|banalidade do mal|menoridade|mito da caverna|indústria cultural|' +
    'fato social|imperativo categórico|violência simbólica|cidadão de papel',
  introducer:
    'lei|leis|artigo|filósofo|filósofa|sociólogo|socióloga|escritor|escritora|autor|autora|poeta|historiador|historiadora|psicólogo|psicanalista|' +
    'economista|pensador|pensadora|cientista|ativista|educador|físico|filme|série|livro|obra|romance|documentário|música|canção|poema|quadro|novela|' +
    'curta-metragem|longa-metragem|conto|pesquisa|pesquisas|dados|estudo|estudos|teoria|conceito|século',
});

/** Collects the cues. Linear in the length of the text. */
export function measureRepertoire({ source, sentences, words }: ParsedText): Repertoire {
  const names = new Set(sentences.flatMap((sentence) => properNames(sentence.words)));
  const cues = sentences.flatMap((sentence) => findCues(sentence.words).map((cue) => ({ ...cue, sentence })));
  const references = new Map(
    cues.filter(({ kind }) => kind === 'source').map(({ phrase, first, last }) => [phrase, source.slice(first.start, last.end)]),
  );
  return {
    names: [...names],
    references: [...references.values()],
    introduced: new Set(cues.filter((cue) => cue.kind === 'introducer' && isNamed(cue, source)).map(({ phrase }) => phrase)).size,
    quotes: [...source.matchAll(/["“«']([^"”»'\n]{12,300})["”»']/gu)].filter(([, inner = '']) => inner.split(/\s+/u).length >= 3).length,
    figures: words.filter(({ lower }) => /^(?:1[5-9]|20)\d\d$/u.test(lower)).length + (source.match(/\d\s*%|por cento/gu)?.length ?? 0),
  };
}

/** Who acts in a proposal is no source. */
const actors = /^(?:Ministérios?|Secretarias?|Prefeituras?|Governo|Poder|Congresso)\b/iu;

/** What may be shown to the student as repertoire: names and sources, none that a longer one holds already ("Bradbury" in "Ray Bradbury"). */
export function citedSources({ names, references }: Pick<Repertoire, 'names' | 'references'>): string[] {
  const all = [...new Map([...names, ...references].map((one) => [one.toLowerCase(), one])).values()];
  const holds = (long: string, short: string) =>
    long.length > short.length && ` ${long} `.toLowerCase().includes(` ${short} `.toLowerCase());
  return all.filter((one) => !actors.test(one) && !all.some((other) => holds(other, one)));
}

/** How far after its noun ("o filósofo grego Platão", "a pesquisa feita em 2020 pelo IBGE") the name is looked for. */
const nameWithin = 8;

/** A noun such as "livro" or "pesquisa" is a source only where a name, an acronym, a title in quotes or a figure comes with it. */
function isNamed({ last, at, sentence: { words } }: Phrase<string> & { sentence: Sentence }, source: string): boolean {
  const after = words.slice(at + 1, at + 1 + nameWithin);
  const until = after.at(-1)?.end ?? last.end;
  return (
    after.some(({ text, lower }) => /^(?:\p{Lu}|\d)/u.test(text) && !commonNames.has(lower)) ||
    /["“«‘]/u.test(source.slice(last.end, until))
  );
}

const joining = new Set(['de', 'da', 'do', 'das', 'dos', 'e']);
/** Capitals that name no source: the country, its powers, the exam's institutions of every proposal, centuries. */
const commonNames = wordSet(`
  brasil estado governo país internet federal ministério educação saúde estados união poder público legislativo executivo judiciário mídia secretaria
  prefeitura sociedade escola i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx xxi
`);

function properNames(words: Word[]): string[] {
  const names: string[] = [];
  let run: Word[] = [];
  const close = () => {
    while (run.length > 0 && joining.has(run.at(-1)?.lower ?? '')) run.pop();
    if (run.length > 0 && !run.every(({ lower }) => commonNames.has(lower) || joining.has(lower)))
      names.push(run.map(({ text }) => text).join(' '));
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
