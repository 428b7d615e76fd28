import { defaultMaxScore } from '@lauda/contracts/vocabulary';

/** What may tell a score: `grade` and `finalScore` as numbers or as text, `feedback` as an object or as its JSON (spec §3). */
type Scored = {
  grade?: number | string | null;
  feedback?: string | { finalScore?: number | string } | null;
  maxScore?: number | null;
  examType: string;
  examBoard?: string | null;
};

/**
 * An essay's score: its `grade`, else `finalScore` inside its `feedback`; in how much, where it does not say, is the exam's own (spec §9).
 * @returns undefined where it has none.
 */
export function essayScore({ grade, feedback, maxScore, examType, examBoard }: Scored): { score: number; maxScore: number } | undefined {
  const score = asNumber(grade) ?? asNumber(finalScoreOf(feedback));
  return score === undefined ? undefined : { score, maxScore: maxScore || defaultMaxScore(examType, examBoard) };
}

function finalScoreOf(feedback: Scored['feedback']): number | string | undefined {
  if (typeof feedback !== 'string') return feedback?.finalScore;
  try {
    return (JSON.parse(feedback) as { finalScore?: number | string } | null)?.finalScore;
  } catch {
    return undefined;
  }
}

function asNumber(given: number | string | null | undefined): number | undefined {
  const number = typeof given === 'string' && given.trim() ? Number(given.replace(',', '.')) : given;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}
