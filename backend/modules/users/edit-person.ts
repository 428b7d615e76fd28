import type { updateUser } from '@lauda/contracts';
import type { z } from 'zod';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { isUuid } from '#platform/db/uuid.ts';
import type { Events } from '#platform/events/events.ts';
import { lastAdmin, personNotFound, unlimitedTrial } from './errors.ts';
import { usersDeleted } from './events.ts';
import { UserModel } from './model.ts';
import { isActiveAdmin, isTrialLimit } from './rules.ts';

export type EditNeeds = { db: Database; clock: Clock; events: Events };

/** @throws `pessoa-nao-encontrada`, `ultimo-admin`, `dados-invalidos` for a trial user without a limit. */
export function updatePerson({ db, clock }: EditNeeds, id: string, asked: z.output<typeof updateUser.body>): Promise<UserModel> {
  return db.transaction(async (trx) => {
    const { person, isLastAdmin } = await locked(trx, id);
    const { role = person.role, status = person.status, tokensLimit } = asked;
    if (isLastAdmin && !isActiveAdmin({ role, status })) throw lastAdmin();
    if (role === 'trial' && tokensLimit !== undefined && !isTrialLimit(tokensLimit)) throw unlimitedTrial();
    // What premium and admin send is not kept: whoever becomes trial again has the limit from before.
    const kept = role === 'trial' ? { tokensLimit } : {};
    return person.$query(trx).patchAndFetch({ role, status, ...kept, updatedAt: clock.now() });
  });
}

/**
 * Removes a person and announces it in one transaction: the sessions are of nobody from then on, and each
 * module that listens removes what it keeps.
 * @throws `pessoa-nao-encontrada`, `ultimo-admin`
 */
export async function removePerson({ db, events }: EditNeeds, id: string): Promise<void> {
  await db.transaction(async (trx) => {
    const { person, isLastAdmin } = await locked(trx, id);
    if (isLastAdmin) throw lastAdmin();
    await person.$query(trx).delete();
    await events.publish(trx, usersDeleted, { userId: person.id });
  });
}

/**
 * Locks the person together with every active admin, always in the order of their ids: of two requests that
 * each remove the other, the second waits for the first and then finds itself about to remove the last one.
 */
async function locked(trx: Transaction, id: string): Promise<{ person: UserModel; isLastAdmin: boolean }> {
  if (!isUuid(id)) throw personNotFound();
  const rows = await UserModel.query(trx).where({ id }).orWhere({ role: 'admin', status: 'active' }).orderBy('id').forUpdate();
  const person = rows.find((row) => row.id === id.toLowerCase());
  if (!person) throw personNotFound();
  return { person, isLastAdmin: isActiveAdmin(person) && rows.length === 1 };
}
