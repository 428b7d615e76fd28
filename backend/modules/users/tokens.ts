import type { Transaction } from '#platform/db/database.ts';
import { notSignedIn } from '#platform/http/viewer.ts';
import { outOfTokens } from './errors.ts';
import { TokenEntryModel, UserModel } from './model.ts';
import { stillThere } from './still-there.ts';

/** Tokens for one piece of work; `workId` makes charging and giving back happen once. */
export type Charge = { userId: string; workId: string; amount: number };

/**
 * Takes tokens from an allowance: one conditional update that also turns the month, so that two
 * sends at once cannot both take the last ones.
 * @param cycle the current month.
 * @throws `tokens-insuficientes`, `nao-autenticado` where the person is gone
 */
export async function reserveTokens(trx: Transaction, { userId, workId, amount }: Charge, cycle: string): Promise<void> {
  const used = 'case when tokens_cycle = ? then tokens_used else 0 end + ?';
  const taken = await UserModel.query(trx)
    .patch({ tokensUsed: UserModel.raw(used, [cycle, amount]), tokensCycle: cycle })
    .where({ id: userId })
    .whereRaw(`(role <> 'trial' or ${used} <= tokens_limit)`, [cycle, amount]);
  if (!taken) throw (await stillThere(trx, userId)) ? outOfTokens() : notSignedIn();
  await TokenEntryModel.query(trx).insert({ workId, kind: 'reserved', userId, amount, cycle });
}

/** Gives back what was taken for a piece of work, once however often it is called; in a later month, or to whoever is gone, there is nothing to give back. */
export async function returnTokens(trx: Transaction, workId: string): Promise<void> {
  const reserved = await TokenEntryModel.query(trx).findById([workId, 'reserved']);
  if (!reserved || !(await stillThere(trx, reserved.userId))) return;
  const { userId, amount, cycle } = reserved;
  const entry = { workId, kind: 'returned', userId, amount, cycle };
  const written = await trx(TokenEntryModel.tableName).insert(entry).onConflict(['workId', 'kind']).ignore().returning('workId');
  if (!written.length) return;
  await UserModel.query(trx)
    .patch({ tokensUsed: UserModel.raw('greatest(0, tokens_used - ?)', [amount]) })
    .where({ id: userId, tokensCycle: cycle });
}
