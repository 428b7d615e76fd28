import { lastExamOf } from '@lauda/host-sdk';
import { concursoBoards, examTypes } from '@lauda/contracts/vocabulary';
import type { ExamValues } from './exam-values.ts';

/** The settings of the person's last essay, to fill the form with (spec §2.5); empty where there are none or they do not read. */
export function readLastUsed(userId: string): ExamValues {
  try {
    return known(JSON.parse(localStorage.getItem(lastExamOf(userId)) ?? '{}') as ExamValues);
  } catch {
    return {};
  }
}

/** Remembers them in this browser. Where it keeps nothing, nothing is lost but the convenience. */
export function rememberLastUsed(userId: string, values: ExamValues): void {
  try {
    localStorage.setItem(lastExamOf(userId), JSON.stringify(values));
  } catch {
    // Storage may be full or forbidden.
  }
}

/** A board or a type that an older release knew must not fill the form. */
function known(values: ExamValues): ExamValues {
  const typeIsKnown = examTypes.some((type) => type === values.examType);
  const boardIsKnown = values.examType === 'ENEM' || concursoBoards.some((board) => board === values.examBoard);
  return typeIsKnown && boardIsKnown ? values : {};
}
