import { randomUUID } from 'node:crypto';
import { sendingFlaw, tokenCosts, type Viewer } from '@lauda/contracts';
import type { UsersApi } from '#modules/users/index.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { isUuid } from '#platform/db/uuid.ts';
import type { Failure } from '#platform/errors/failure.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { alreadyCorrected, alreadySent, changedElsewhere, contentMissing, essayNotFound, themeMissing, tooShort } from './errors.ts';
import { type EssayModel, liveEssays } from './model.ts';
import { cameFrom } from './rules.ts';
import { isVersion, nextVersion } from './version.ts';

/** What the job is told: ids alone. */
export type CorrectionJob = { essayId: string; correctionId: string };
export const correctJob = 'essays.correct';

/** `basedOn`: the version that it was written upon, where the sender knows it. */
export type SentText = { essayId: string; content: string; basedOn?: string | undefined };

type Needs = { db: Database; clock: Clock; users: UsersApi; jobs: Jobs };

/**
 * Sends an essay: its text is saved, its status moved, the tokens reserved and the work enqueued in one
 * transaction. The move is a conditional update, so two sends at once charge and correct once.
 */
export async function sendForCorrection({ db, clock, users, jobs }: Needs, viewer: Viewer, sent: SentText): Promise<EssayModel> {
  const flaw = sendingFlaw(sent.content);
  if (flaw) throw flaw === 'empty' ? contentMissing() : tooShort();
  if (!isUuid(sent.essayId)) throw essayNotFound();
  const job: CorrectionJob = { essayId: sent.essayId, correctionId: randomUUID() };
  return db.transaction(async (trx) => {
    const moved = await liveEssays(trx)
      .patch({ status: 'corrigindo', content: sent.content, correctionId: job.correctionId, updatedAt: nextVersion(clock.now()) })
      .where({ id: sent.essayId, userId: viewer.id })
      .whereIn('status', [...cameFrom.corrigindo])
      .whereNot({ theme: '' })
      .where(isVersion(sent.basedOn))
      .returning('*')
      .first();
    if (!moved) throw await refusal(trx, viewer, sent.essayId);
    await users.reserveTokens(trx, { userId: viewer.id, workId: job.correctionId, amount: tokenCosts.correction });
    await jobs.enqueue(trx, correctJob, job);
    return moved;
  });
}

/** Why no row was moved. */
async function refusal(trx: Transaction, viewer: Viewer, id: string): Promise<Failure> {
  const essay = await liveEssays(trx).findOne({ id, userId: viewer.id }).select('status', 'theme');
  if (!essay) return essayNotFound();
  if (essay.status === 'corrigindo') return alreadySent();
  if (essay.status === 'corrigido') return alreadyCorrected();
  return essay.theme ? changedElsewhere() : themeMissing();
}
