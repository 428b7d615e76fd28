import type { Competency, Correction, MarkedError } from '@lauda/contracts/types';
import { markedErrorsMax, productName, type ExamBoard, type ExamType } from '@lauda/contracts/vocabulary';
import { measureFeatures, type Features } from './features/measure-features.ts';
import { gatherEvidence } from './feedback/evidence.ts';
import { explainScore } from './feedback/reasons.ts';
import { writeFeedback } from './feedback/write-feedback.ts';
import type { Dictionary } from './language/dictionary.ts';
import { findErrors } from './language/find-errors.ts';
import type { Rubric } from './rubrics/rubric.ts';
import { rubricOf } from './rubrics/rubrics.ts';
import { totalOf } from './rubrics/total.ts';
import { findZeroReason } from './rubrics/zero-reasons.ts';
import { scoreAspects, type AspectScores } from './scorer/score-aspects.ts';
import type { Signal } from './scorer/signals.ts';
import { parseText } from './text/parse-text.ts';

export type EssayToCorrect = { examType: ExamType; examBoard: ExamBoard; theme: { title: string; content: string }; text: string };

/** Version of rules, weights and texts together: it changes whenever an essay could get another correction (`engine-version.test.ts` watches). */
export const engineVersion = '0.3.1';

/** The whole way of an essay: read, mark, measure, judge, grade by the exam's rubric, explain. */
export function correctEssay({ examType, examBoard, theme, text }: EssayToCorrect, dictionary: Dictionary): Correction {
  const rubric = rubricOf(examType, examBoard);
  const parsed = parseText(text);
  const errors = findErrors(parsed, dictionary);
  const features = measureFeatures(parsed, { theme, errors, dictionary });
  const aspects = scoreAspects(features);
  const zeroReason = findZeroReason(features, rubric);
  const told = new Set<Signal>();
  const competencies = gradeCards(rubric, { features, aspects, theme, errors, told });
  const totalScore = zeroReason ? 0 : totalOf(competencies, rubric.maxScore);
  return {
    competencies,
    totalScore,
    maxScore: rubric.maxScore,
    errors: errors.slice(0, markedErrorsMax),
    ...writeFeedback({ rubric, competencies, totalScore, zeroReason, features, aspects, errors, told }),
    zeroReason,
    statistics: features.statistics,
    engine: `motor ${productName} ${engineVersion}`,
  };
}

type Findings = { features: Features; aspects: AspectScores; theme: EssayToCorrect['theme']; errors: MarkedError[]; told: Set<Signal> };

function gradeCards(rubric: Rubric, { features, aspects, theme, errors, told }: Findings): Competency[] {
  return rubric.cards.map(({ name, maxScore, kind, aspect, categories, grade: gradeCard }) => {
    const grade = gradeCard({ features, aspects, theme });
    const full = kind === 'score' && grade.score === maxScore;
    const reason = explainScore(aspect, aspects[aspect], { features, grade, said: told, full });
    const own = categories ? errors.filter(({ category }) => categories.includes(category)) : errors;
    return { name, score: grade.score, maxScore, kind, reason, evidence: gatherEvidence(aspect, features, own) };
  });
}
