import type { updateEssay } from '@lauda/contracts';
import type { PartialModelObject } from 'objection';
import type { z } from 'zod';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/db/database.ts';
import { alreadyCorrected, alreadySent, changedElsewhere, essayNotFound, themeMissing, unlawfulMove } from './errors.ts';
import { type EssayModel, liveEssays } from './model.ts';
import { cameFrom, writableStatuses } from './rules.ts';
import { isVersion, nextVersion } from './version.ts';

/**
 * Saves title and content, or sets a theme, which moves the essay to `aguardando_upload` (decisions D3.1).
 * Setting the status it has is a no-op; any other move is the server's alone.
 */
export async function updateOwnEssay(
  { db, clock }: { db: Database; clock: Clock },
  essay: EssayModel,
  asked: z.output<typeof updateEssay.body>,
): Promise<EssayModel> {
  const { status, theme, title, content, basedOn } = asked;
  const move = theme !== undefined || (status !== undefined && status !== essay.status);
  if (move && status !== undefined && status !== 'aguardando_upload') throw unlawfulMove();
  if (move && !(theme ?? essay.theme)) throw themeMissing();
  const changed = {
    ...(title === undefined ? {} : { title }),
    ...(content === undefined ? {} : { content }),
    ...(move ? { status: 'aguardando_upload' as const } : {}),
    ...(theme === undefined ? {} : { theme }),
  };
  if (!Object.keys(changed).length) return essay;
  const lawful = move ? cameFrom.aguardando_upload : writableStatuses;
  return write({ db, clock }, essay, { changed, lawful, basedOn });
}

async function write(
  { db, clock }: { db: Database; clock: Clock },
  { id, userId }: EssayModel,
  { changed, lawful, basedOn }: { changed: PartialModelObject<EssayModel>; lawful: readonly string[]; basedOn: string | undefined },
): Promise<EssayModel> {
  const written = await liveEssays(db)
    .patch({ ...changed, updatedAt: nextVersion(clock.now()) })
    .where({ id, userId })
    .whereIn('status', [...lawful])
    .where(isVersion(basedOn))
    .returning('*')
    .first();
  if (written) return written;
  const now = await liveEssays(db).findById(id).select('status');
  if (!now) throw essayNotFound();
  if (now.status === 'corrigindo') throw alreadySent();
  throw now.status === 'corrigido' ? alreadyCorrected() : changedElsewhere();
}
