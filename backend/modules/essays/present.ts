import type { Essay, EssayResults, Viewer } from '@lauda/contracts';
import type { EssayModel, ResultModel } from './model.ts';
import { visibleCorrection } from './policy.ts';

export function presentEssay(row: EssayModel): Essay {
  return {
    id: row.id,
    status: row.status,
    examType: row.examType,
    examBoard: row.examBoard,
    institution: row.institution,
    position: row.position,
    subject: row.subject,
    theme: row.theme,
    title: row.title,
    grade: row.grade,
    maxScore: row.maxScore,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    content: row.content,
    feedback: row.grade === null ? null : { finalScore: row.grade },
  };
}

export function presentResults(viewer: Viewer, essay: EssayModel, result: ResultModel): EssayResults {
  return { essay: presentEssay(essay), ...visibleCorrection(viewer, result.correction), correctedAt: result.correctedAt.toISOString() };
}
