import type { Correction } from '@lauda/contracts/types';
import { writeComments } from './comments.ts';
import type { Graded } from './graded.ts';
import { mainPoints, type MainPoints } from './main-points.ts';
import { capitalise, count, number, quote } from './wording.ts';
import { writeDetails } from './write-details.ts';

/**
 * The texts that speak of the whole. They are read one after the other, so that each says something new: the lead the first points,
 * the summary the figures and the second points, the comments what neither these nor the cards have told.
 */
export function writeFeedback(graded: Graded): Pick<Correction, 'comments' | 'feedbackSummary' | 'summary' | 'detailedComments'> {
  const points = mainPoints(graded);
  const feedbackSummary = summariseShortly(points);
  const summary = summarise(graded, points);
  const summed = [...points.strong.slice(0, 2), ...points.weak.slice(0, 2)].map(({ signal }) => signal);
  const comments = writeComments(graded, points, new Set([...graded.told, ...summed]));
  return { comments, feedbackSummary, summary, detailedComments: writeDetails(graded, [feedbackSummary, summary], points.next) };
}

function summariseShortly({ strong: [good], weak: [lacking], next: [step] }: MainPoints): string {
  const found = [good?.text, lacking?.text ?? 'não encontrei falha que pese'].filter((text) => text !== undefined);
  return `${capitalise(found.join('; '))}. Próximo passo: ${step?.text ?? 'mantenha o que já faz e cronometre a escrita'}.`;
}

function summarise(graded: Graded, { strong, weak }: MainPoints): string {
  const { rubric, totalScore, zeroReason, features } = graded;
  const { words, paragraphs } = features.statistics;
  return [
    zeroReason
      ? `Pelas regras da prova, este texto receberia nota zero (${zeroReason.label.toLowerCase()}). As notas dos critérios servem para você estudar.`
      : `Seu texto recebeu ${number(totalScore)} de ${rubric.maxScore} pontos, com ${count(words, 'palavra', 'palavras')} em ${count(paragraphs, 'parágrafo', 'parágrafos')}.`,
    bestAndWorst(graded),
    strong[1] && `Outro ponto a favor: ${strong[1].text}.`,
    weak[1] && `Outro ponto a rever: ${weak[1].text}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function bestAndWorst({ competencies }: Graded): string {
  const share = ({ score, maxScore }: { score: number; maxScore: number }) => score / maxScore;
  const scored = competencies.filter(({ kind }) => kind === 'score').toSorted((a, b) => share(b) - share(a));
  const [best, worst] = [scored[0], scored.at(-1)];
  if (!best || !worst || share(best) === share(worst)) return '';
  const shown = ({ name, score, maxScore }: typeof best) => `${quote(name)} (${number(score)} de ${number(maxScore)})`;
  return `O melhor resultado está em ${shown(best)}; o que mais pode crescer, em ${shown(worst)}.`;
}
