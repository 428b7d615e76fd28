import { isTelling } from '../features/copied-text.ts';
import { longSentenceWords } from '../features/structure.ts';
import { missingOf } from '../features/theme-coverage.ts';
import type { Signal } from '../scorer/signals.ts';
import type { Graded } from './graded.ts';
import type { MainPoints, Point } from './main-points.ts';
import { capitalise, count, listed, quote } from './wording.ts';

const commentsMax = 7;
const commentsMin = 2;
const mostUsedMin = 8;

/** Short observations beside the summaries and the cards: what neither of them has told (`told`). */
export function writeComments(
  { features, rubric, zeroReason }: Graded,
  { strong, weak, next }: MainPoints,
  told: ReadonlySet<Signal>,
): string[] {
  const { statistics, structure, copied, theme, vocabulary } = features;
  const untold = (points: Point[], most: number) => points.filter(({ signal }) => !told.has(signal)).slice(0, most);
  const isNew = (...signals: Signal[]) => signals.every((signal) => !told.has(signal) && !weak.some((point) => point.signal === signal));
  const comments = [
    !zeroReason &&
      statistics.estimatedLines <= rubric.lines.warnUpTo &&
      `O texto ocuparia cerca de ${count(statistics.estimatedLines, 'linha', 'linhas')} (estimativa), perto do mínimo da prova.`,
    statistics.estimatedLines > rubric.lines.max &&
      `O texto ocuparia cerca de ${statistics.estimatedLines} linhas (estimativa): o que passa de ${rubric.lines.max} não é lido.`,
    ...untold(strong, 1).map(asSentence),
    ...untold(weak, 3).map(asSentence),
    isNew('pursued', 'onTheme') &&
      missingOf(theme).length > 0 &&
      `Do tema, não encontrei no texto ${listed(missingOf(theme).slice(0, 3).map(quote))}.`,
    isNew('own') && isTelling(copied) && `O trecho ${quote(copied.longest)} é igual ao da proposta.`,
    isNew('steadySentences') &&
      structure.longSentences > 0 &&
      `${count(structure.longSentences, 'frase passa', 'frases passam')} de ${longSentenceWords} palavras: vale dividir.`,
    isNew('varied', 'rich') &&
      vocabulary.mostUsed.times >= mostUsedMin &&
      `A palavra ${quote(vocabulary.mostUsed.word)} aparece ${vocabulary.mostUsed.times} vezes.`,
  ].filter((text) => typeof text === 'string' && text !== '') as string[];
  const steps = next.slice(2).filter(({ signal }) => !told.has(signal));
  return [...comments, ...steps.slice(0, Math.max(0, commentsMin - comments.length)).map(({ text }) => `Para ir além, ${text}.`)].slice(
    0,
    commentsMax,
  );
}

function asSentence({ text }: Point): string {
  return `${capitalise(text)}.`;
}
