import { categoryNames } from '../backend/correction/feedback/category-names.ts';
import type { Competency, Correction, MarkedError } from '../contracts/src/types.ts';

/** The espelho as plain text: total, the five cards with their reasons, the marks by line of the file, comments. */
export function printReport(correction: Correction, text: string, theme: string): string {
  const { competencies, totalScore, maxScore, errors, comments, feedbackSummary, summary, zeroReason, statistics, engine } = correction;
  return `${[
    ...(theme ? [`Tema: ${theme}`] : []),
    `NOTA ${decimal(totalScore)} de ${maxScore}`,
    ...(zeroReason ? [`${zeroReason.label}: ${zeroReason.explanation}`] : []),
    `${statistics.words} palavras, ${statistics.sentences} frases, ${statistics.paragraphs} parágrafos, cerca de ${statistics.estimatedLines} linhas manuscritas (estimativa)`,
    '',
    ...competencies.flatMap(printCard),
    feedbackSummary,
    summary,
    '',
    `DESVIOS MARCADOS: ${errors.length}`,
    ...errors.map((error) => printError(error, text)),
    '',
    ...(comments.length > 0 ? ['COMENTÁRIOS', ...comments.map((comment) => `- ${comment}`)] : []),
    '',
    `Corrigido pelo ${engine}`,
  ].join('\n')}\n`;
}

function printCard({ name, score, maxScore, kind, reason, evidence }: Competency): string[] {
  const shown = kind === 'penalty' ? decimal(score) : `${decimal(score)}/${maxScore}`;
  return [`${name}: ${shown}`, `  ${reason}`, ...evidence.map((line) => `  · ${line}`), ''];
}

function printError({ start, excerpt, message, suggestions, category }: MarkedError, text: string): string {
  const line = text.slice(0, start).split(/\r\n|\r|\n/u).length;
  return `- linha ${line}: “${excerpt.replace(/\s+/gu, ' ')}”${suggestions.length > 0 ? ` → ${suggestions.map((one) => `“${one}”`).join(' ou ')}` : ''} (${categoryNames[category]}) ${message}`;
}

function decimal(value: number): string {
  return String(value).replace('.', ',').replace('-', '−');
}
