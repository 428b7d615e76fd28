import type { ExamBoard, ExamType } from '@lauda/contracts/vocabulary';
import { cebraspe } from './cebraspe.ts';
import { cesgranrio } from './cesgranrio.ts';
import { enem } from './enem.ts';
import { fcc } from './fcc.ts';
import { fgv } from './fgv.ts';
import type { Rubric } from './rubric.ts';

const byBoard: Record<ExamBoard, Rubric> = { ENEM: enem, CEBRASPE: cebraspe, CESGRANRIO: cesgranrio, FCC: fcc, FGV: fgv };

/** The rubric of an exam: ENEM's own whatever the board, else the board's. */
export function rubricOf(examType: ExamType, examBoard: ExamBoard): Rubric {
  return examType === 'ENEM' ? enem : byBoard[examBoard];
}
