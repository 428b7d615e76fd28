import type { Correction } from '@lauda/contracts/types';
import { longSentenceWords } from '../features/structure.ts';
import type { Signal } from '../scorer/signals.ts';
import type { Graded } from './graded.ts';
import { judge, spokenSignals } from './judgement.ts';
import { signalTexts } from './signal-texts.ts';
import { capitalise, count, listed, number, quote } from './wording.ts';
import { writeDetails } from './write-details.ts';

/** The texts that speak of the whole: comments, one-sentence and one-paragraph summaries, the full report in Markdown. */
export function writeFeedback(graded: Graded): Pick<Correction, 'comments' | 'feedbackSummary' | 'summary' | 'detailedComments'> {
  const points = mainPoints(graded);
  const summary = summarise(graded, points);
  return { comments: comment(graded, points), feedbackSummary: summariseShortly(points), summary, detailedComments: writeDetails(graded, summary, points.next) };
}

function summariseShortly({ strong: [good], weak: [lacking = 'não encontrei falha que pese'], next: [step = 'mantenha o que já faz e cronometre a escrita'] }: MainPoints) {
  return `${capitalise([good, lacking].filter(Boolean).join('; '))}. Próximo passo: ${step}.`;
}

export type MainPoints = { strong: string[]; weak: string[]; next: string[] };

/** What gave most and what cost most over the cards that lack points, each signal once. */
function mainPoints({ rubric, features, aspects, competencies }: Graded): MainPoints {
  const short = rubric.cards.filter(({ kind }, at) => kind === 'penalty' || competencies[at]?.score !== competencies[at]?.maxScore);
  const all = (short.length > 0 ? short : rubric.cards).flatMap(({ aspect }) =>
    aspects[aspect].contributions.filter(({ signal }) => spokenSignals[aspect].includes(signal)),
  );
  const merged = [...new Set(all.map(({ signal }) => signal))].map((signal) => {
    const own = all.filter((one) => one.signal === signal);
    return { signal, value: own[0]?.value ?? 0, gained: own.reduce((sum, { gained }) => sum + gained, 0), lost: own.reduce((sum, { lost }) => sum + lost, 0) };
  });
  const { strong, weak, next } = judge(merged);
  const text = (kind: 'strong' | 'weak' | 'next') => (signal: Signal) => signalTexts[signal][kind](features);
  // Of a text with full marks no weakness is told, only what could still grow.
  return { strong: strong.map(text('strong')), weak: short.length > 0 ? weak.map(text('weak')) : [], next: next.map(text('next')) };
}

function summarise({ rubric, competencies, totalScore, zeroReason, features }: Graded, { strong, weak, next }: MainPoints): string {
  const scored = competencies.filter(({ kind }) => kind === 'score').toSorted((a, b) => b.score / b.maxScore - a.score / a.maxScore);
  const [best, worst] = [scored[0], scored.at(-1)];
  const { statistics } = features;
  const opening = zeroReason
    ? `Pelas regras da prova, este texto receberia nota zero (${zeroReason.label.toLowerCase()}): ${zeroReason.explanation} As notas abaixo servem para você estudar.`
    : `Seu texto recebeu ${number(totalScore)} de ${rubric.maxScore} pontos, com ${statistics.words} palavras em ${count(statistics.paragraphs, 'parágrafo', 'parágrafos')}.`;
  const ends =
    best && worst && best !== worst && best.score / best.maxScore > worst.score / worst.maxScore
      ? ` O melhor resultado está em ${quote(best.name)} (${number(best.score)}) e o que mais pode crescer, em ${quote(worst.name)} (${number(worst.score)}).`
      : '';
  const good = strong.length > 0 ? ` ${capitalise(listed(strong.slice(0, 2)))}.` : '';
  const bad = weak.length > 0 ? ` Por outro lado, ${listed(weak.slice(0, 2))}.` : '';
  return `${opening}${ends}${good}${bad}${next[0] ? ` Para a próxima versão, ${next[0]}.` : ''}`;
}

const commentsMax = 7;

function comment({ features, rubric, zeroReason }: Graded, { strong, weak }: MainPoints): string[] {
  const { statistics, structure, copied, theme, vocabulary } = features;
  return [
    zeroReason && zeroReason.explanation,
    !zeroReason &&
      statistics.estimatedLines <= rubric.lines.warnUpTo &&
      `O texto ocuparia cerca de ${count(statistics.estimatedLines, 'linha', 'linhas')} (estimativa), perto do mínimo da prova.`,
    statistics.estimatedLines > rubric.lines.max &&
      `O texto ocuparia cerca de ${statistics.estimatedLines} linhas (estimativa): o que passa de ${rubric.lines.max} não é lido.`,
    ...strong.slice(0, 2).map((text) => `${capitalise(text)}.`),
    ...weak.slice(0, 3).map((text) => `${capitalise(text)}.`),
    theme.missing.length > 0 &&
      theme.missing.length < theme.keywords.length &&
      `Do tema, não encontrei no texto ${listed(theme.missing.slice(0, 3).map(quote))}.`,
    copied.longest && `O trecho ${quote(copied.longest)} é igual ao da proposta.`,
    structure.longSentences > 0 && `${count(structure.longSentences, 'frase passa', 'frases passam')} de ${longSentenceWords} palavras.`,
    vocabulary.mostUsed.times >= 8 && `A palavra ${quote(vocabulary.mostUsed.word)} aparece ${vocabulary.mostUsed.times} vezes.`,
  ]
    .filter((text) => typeof text === 'string' && text !== '')
    .filter((text, at, all) => all.indexOf(text) === at)
    .slice(0, commentsMax) as string[];
}
