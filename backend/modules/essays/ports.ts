import type { Correction, ExamBoard, ExamType } from '@lauda/contracts';

/** What a corrector is told: the essay and its exam, and nothing about the person. */
export type CorrectionRequest = {
  examType: ExamType;
  examBoard: ExamBoard;
  theme: { title: string; content: string };
  text: string;
};

/** Whoever corrects essays. Rejects with `GiveUp` when trying again cannot help. */
export interface EssayCorrector {
  correct(request: CorrectionRequest, signal: AbortSignal): Promise<Correction>;
}
