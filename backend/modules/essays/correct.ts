import type { Correction } from '@lauda/contracts';
import type { ThemesApi } from '#modules/themes/index.ts';
import type { UsersApi } from '#modules/users/index.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { EssayModel, ResultModel } from './model.ts';
import type { EssayCorrector } from './ports.ts';
import { cameFrom } from './rules.ts';
import type { CorrectionJob } from './send-for-correction.ts';

export type CorrectionNeeds = { db: Database; clock: Clock; users: UsersApi; themes: ThemesApi; corrector: EssayCorrector };

/** One attempt at a correction; nothing is left to do when the essay moved on without it. */
export async function correct(needs: CorrectionNeeds, job: CorrectionJob, signal: AbortSignal): Promise<void> {
  const essay = await waiting(needs.db, job).first();
  if (!essay) return;
  const { examType, examBoard, theme, content } = essay;
  const title = await needs.themes.titleOf(theme, essay.userId);
  const correction = await needs.corrector.correct({ examType, examBoard, theme: { title, content: theme }, text: content }, signal);
  await saveCorrection(needs, job, correction);
}

/** Saves what this send is still waiting for; a worker that wakes up late changes nothing. */
async function saveCorrection({ db, clock }: CorrectionNeeds, job: CorrectionJob, correction: Correction): Promise<void> {
  await db.transaction(async (trx) => {
    const saved = await waiting(trx, job).patch({
      status: 'corrigido',
      grade: correction.totalScore,
      maxScore: correction.maxScore,
      updatedAt: clock.now(),
    });
    if (!saved) return;
    const { essayId, correctionId } = job;
    await ResultModel.query(trx).insert({ essayId, correctionId, correction, correctedAt: clock.now() });
  });
}

/** After the last attempt: the essay may be sent again and the tokens are back, both once. */
export async function failCorrection({ db, clock, users }: CorrectionNeeds, job: CorrectionJob): Promise<void> {
  await db.transaction(async (trx) => {
    const failed = await waiting(trx, job).patch({ status: 'erro', updatedAt: clock.now() });
    if (failed) await users.returnTokens(trx, job.correctionId);
  });
}

/** A deleted essay too: whoever brings it back finds it corrected. */
const waiting = (db: Database | Transaction, { essayId, correctionId }: CorrectionJob) =>
  EssayModel.query(db)
    .where({ id: essayId, correctionId })
    .whereIn('status', [...cameFrom.corrigido]);
