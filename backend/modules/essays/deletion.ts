import { essaysPerPersonMax, type Viewer } from '@lauda/contracts';
import type { UsersApi } from '#modules/users/index.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { isUuid } from '#platform/db/uuid.ts';
import { essayNotFound, noRoomToRestore } from './errors.ts';
import { countEssays, EssayModel, liveEssays, ResultModel } from './model.ts';
import { restorableSince } from './rules.ts';

type Needs = { db: Database; clock: Clock };

/**
 * Hides an essay from everything; for a day it can be brought back (decisions D3.14).
 * One under correction is corrected all the same, so that whoever brings it back finds it as if it had never been away.
 */
export async function deleteOwnEssay({ db, clock }: Needs, viewer: Viewer, id: string): Promise<void> {
  if (!isUuid(id)) throw essayNotFound();
  const hidden = await liveEssays(db).patch({ deletedAt: clock.now() }).where({ id, userId: viewer.id });
  if (!hidden) throw essayNotFound();
}

/** Brings a deleted essay back as it was and where it was; one that is not deleted stays as it is. */
export async function restoreOwnEssay({ db, clock }: Needs, viewer: Viewer, id: string): Promise<EssayModel> {
  if (!isUuid(id)) throw essayNotFound();
  return db.transaction(async (trx) => {
    const restored = await EssayModel.query(trx)
      .patch({ deletedAt: null })
      .where({ id, userId: viewer.id })
      .where('deletedAt', '>', restorableSince(clock.now()))
      .returning('*')
      .first();
    if (restored && (await countEssays(trx, viewer.id)) > essaysPerPersonMax) throw noRoomToRestore();
    const essay = restored ?? (await liveEssays(trx).findOne({ id, userId: viewer.id }));
    if (!essay) throw essayNotFound();
    return essay;
  });
}

/** Essays removed in one transaction. */
const batchSize = 200;

/** Removes for good what was deleted a day ago or longer. Done twice, or by two at once, it does the same. */
export async function purgeDeletedEssays(needs: Needs & { users: UsersApi }, signal: AbortSignal): Promise<void> {
  const until = restorableSince(needs.clock.now());
  while (!signal.aborted) {
    const removed = await needs.db.transaction((trx) => purgeSome(trx, until, needs.users));
    if (removed < batchSize) return;
  }
}

async function purgeSome(trx: Transaction, until: Date, users: UsersApi): Promise<number> {
  const essays = await EssayModel.query(trx)
    .select('id', 'status', 'correctionId', 'deletedAt')
    .where('deletedAt', '<=', until)
    .orderBy(['userId', 'id'])
    .limit(batchSize)
    .forUpdate()
    .skipLocked();
  const ids = essays.map(({ id }) => id);
  const results = await ResultModel.query(trx).select('essayId', 'correctedAt').whereIn('essayId', ids);
  const correctedAt = new Map(results.map((result) => [result.essayId, result.correctedAt]));
  for (const { id, status, correctionId, deletedAt } of essays) {
    // A correction that ended after its essay was deleted was never read: its tokens come back.
    const unread = status === 'corrigindo' || (correctedAt.get(id) ?? 0) > deletedAt!;
    if (unread && correctionId) await users.returnTokens(trx, correctionId);
  }
  return EssayModel.query(trx).delete().whereIn('id', ids);
}
