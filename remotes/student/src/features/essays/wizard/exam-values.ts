import type { ExamBoard, ExamType } from '@lauda/contracts/vocabulary';
import { texts } from './texts.ts';

/** What the form holds; `otherSubject` counts where `subject` is `Outro`. */
export type ExamValues = {
  examType?: ExamType;
  examBoard?: ExamBoard;
  institution?: string;
  position?: string;
  subject?: string;
  otherSubject?: string;
};

/** The board whose subjects are offered: for ENEM it is forced to ENEM (spec §5). */
export function boardOf({ examType, examBoard }: ExamValues): ExamBoard | undefined {
  return examType === 'ENEM' ? 'ENEM' : examBoard;
}

/** The body of the new essay, from a filled form: for ENEM institution and position are cleared (spec §5). */
export function essayOf(values: ExamValues) {
  const { examType = 'ENEM', institution, position, subject = '', otherSubject = '' } = values;
  const ofConcurso = examType === 'concurso';
  return {
    examType,
    examBoard: boardOf(values),
    institution: (ofConcurso && institution?.trim()) || null,
    position: (ofConcurso && position?.trim()) || null,
    subject: (subject === texts.other ? otherSubject : subject).trim(),
  };
}

/** What a change leaves of the rest: subjects belong to a type and a board. */
export function withoutStaleSubject(changed: ExamValues): ExamValues {
  return 'examType' in changed || 'examBoard' in changed ? { subject: undefined, otherSubject: undefined } : {};
}
