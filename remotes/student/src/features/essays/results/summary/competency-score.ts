import type { Competency } from '@lauda/contracts/types';
import { formatScore } from '../../shared/format.ts';

/** A discount of this part of the exam's maximum leaves the bar empty (decisions D3.11). */
const fullPenalty = 0.2;

/** A discount has two decimals, and no discount no sign. */
const discount = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: 'negative' });

/** How full the bar of a competency is, from 0 to 1. @param examMaxScore the maximum of the whole essay. */
export function competencyRatio({ kind, score, maxScore }: Competency, examMaxScore: number): number {
  if (kind === 'penalty') return 1 - Math.min(1, Math.abs(score) / (fullPenalty * examMaxScore));
  return maxScore > 0 ? Math.min(1, Math.max(0, score / maxScore)) : 0;
}

/** Why this score; undefined where the reason says no more than the score itself, as a discount's may. */
export function competencyReason(competency: Competency): string | undefined {
  const { reason } = competency;
  return reason.replace(/\.$/u, '') === competencyScore(competency) ? undefined : reason;
}

/** `120/200`; a discount as `−0,43 (6 erros em 28 linhas)` where its reason or evidence counts them (decisions D3.11). */
export function competencyScore({ kind, score, maxScore, reason, evidence }: Competency): string {
  if (kind === 'score') return `${formatScore(score)}/${formatScore(maxScore)}`;
  const counted = [reason, ...evidence].map((text) => /\d+ erros? em \d+ linhas?/u.exec(text)?.[0]).find(Boolean);
  const size = discount.format(score).replace('-', '−');
  return counted ? `${size} (${counted})` : size;
}
