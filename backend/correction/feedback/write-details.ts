import type { Competency, MarkedError } from '@lauda/contracts/types';
import { categoryNames } from './category-names.ts';
import type { Graded } from './graded.ts';
import type { Point } from './main-points.ts';
import { capitalise, count, number, quote } from './wording.ts';

const stepsMax = 4;
const errorsPerCategory = 5;

/** The full report in Markdown: overview, each card, the marks by kind, what to do next, how to read it. */
export function writeDetails(graded: Graded, overview: string[], next: Point[]): string {
  return [
    '## Visão geral',
    ...(graded.zeroReason ? [graded.zeroReason.explanation] : []),
    ...overview,
    ...graded.competencies.flatMap(describeCard),
    '## Desvios marcados',
    ...describeErrors(graded.errors),
    '## Para a próxima versão',
    next
      .slice(0, stepsMax)
      .map(({ text }, at) => `${at + 1}. ${capitalise(text)}.`)
      .join('\n') || 'Mantenha o que já faz e treine com o tempo da prova.',
    '## Como ler esta correção',
    'As notas saem do que se pode medir no texto: extensão, parágrafos, conectivos, vocabulário, marcas de desvio, presença do tema e, no ENEM, os elementos da proposta. ' +
      'O motor não julga se um dado é verdadeiro nem se um argumento convence. “Não encontrei” quer dizer que nenhuma pista conhecida apareceu, não que o elemento certamente falte. As linhas são estimadas a partir do texto digitado.',
  ].join('\n\n');
}

function describeCard({ name, score, maxScore, kind, reason, evidence }: Competency): string[] {
  const shown = kind === 'penalty' ? number(score) : `${number(score)} de ${number(maxScore)}`;
  return [`## ${name}: ${shown}`, reason, evidence.map((line) => `- ${line}`).join('\n')];
}

function describeErrors(errors: MarkedError[]): string[] {
  if (errors.length === 0)
    return [
      'Nenhum desvio dos tipos que procuro. Isso não quer dizer que o texto esteja livre deles: vírgulas, por exemplo, precisam de releitura.',
    ];
  const categories = [...new Set(errors.map(({ category }) => category))];
  return categories.map((category) => {
    const own = errors.filter((error) => error.category === category);
    const lines = own
      .slice(0, errorsPerCategory)
      .map(({ excerpt, suggestions, message }) => `- ${quote(excerpt)}${suggestions[0] ? ` → ${quote(suggestions[0])}` : ''}. ${message}`);
    const more =
      own.length > errorsPerCategory ? [`- e mais ${count(own.length - errorsPerCategory, 'ocorrência', 'ocorrências')}, no texto`] : [];
    return [`**${categoryNames[category]}** (${own.length})`, '', ...lines, ...more].join('\n');
  });
}
