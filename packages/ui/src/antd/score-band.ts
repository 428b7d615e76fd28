export type ScoreBand = 'green' | 'yellow' | 'orange' | 'red';

/** The colour of a score: from 80 % green, from 60 % yellow, from 40 % orange, else red (spec §9). */
export function scoreBand(score: number, maxScore: number): ScoreBand {
  const ratio = maxScore > 0 ? score / maxScore : 0;
  if (ratio >= 0.8) return 'green';
  if (ratio >= 0.6) return 'yellow';
  if (ratio >= 0.4) return 'orange';
  return 'red';
}
