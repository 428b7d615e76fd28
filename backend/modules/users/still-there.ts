import type { Transaction } from '#platform/db/database.ts';
import { UserModel } from './model.ts';

/**
 * Whether a person is still there, and stays until the transaction ends. Whoever writes a row of a person's
 * asks first: a removal waits for it and then finds the row, or has happened and the row is not written.
 */
export async function stillThere(trx: Transaction, id: string): Promise<boolean> {
  return (await UserModel.query(trx).findById(id).select('id').forKeyShare()) !== undefined;
}
