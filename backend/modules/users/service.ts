import type { listUsers, updateUser, User } from '@lauda/contracts';
import { raw } from 'objection';
import type { z } from 'zod';
import type { Transaction } from '#platform/db/database.ts';
import type { Listed } from '#platform/http/operation-router.ts';
import { type EditNeeds, removePerson, updatePerson } from './edit-person.ts';
import { UserModel } from './model.ts';
import { presentUser } from './present.ts';
import { cycleOf } from './rules.ts';
import { stillThere } from './still-there.ts';
import { type Charge, reserveTokens, returnTokens } from './tokens.ts';

export type UserFilters = z.output<typeof listUsers.query> & { page: number; pageSize: number };
export type UsersApi = ReturnType<typeof createUsersService>;

export function createUsersService(needs: EditNeeds) {
  const { db, clock } = needs;
  return {
    /** @returns undefined where there is none. */
    async byId(id: string): Promise<User | undefined> {
      const row = await UserModel.query(db).findById(id);
      return row && presentUser(row, clock.now());
    },

    async byEmail(email: string): Promise<User | undefined> {
      const row = await UserModel.query(db).whereRaw('lower(email) = lower(?)', [email]).first();
      return row && presentUser(row, clock.now());
    },

    async list({ email, role, status, page, pageSize }: UserFilters): Promise<Listed<User[]>> {
      const found = await UserModel.query(db)
        .where((query) => {
          if (email) query.whereRaw('strpos(lower(email), lower(?)) > 0', [email]);
          if (role) query.where({ role });
          if (status) query.where({ status });
        })
        .orderBy([{ column: 'createdAt', order: 'desc' }, 'id'])
        .page(page - 1, pageSize);
      return { items: found.results.map((row) => presentUser(row, clock.now())), total: found.total };
    },

    /** First and last names by id, for whoever shows an author. */
    async namesOf(ids: string[]): Promise<Map<string, string>> {
      const rows = await UserModel.query(db)
        .findByIds([...new Set(ids)])
        .select('id', 'firstName', 'lastName');
      return new Map(rows.map((row) => [row.id, `${row.firstName} ${row.lastName}`.trim()]));
    },

    /** Whoever is active and no teacher. */
    countStudents: (): Promise<number> => UserModel.query(db).where({ status: 'active' }).whereNot({ role: 'admin' }).resultSize(),

    /** Whoever was invited has come with this, and is active. @returns the person as they are from now on; undefined where there is none. */
    async recordSignIn(id: string): Promise<User | undefined> {
      const status = raw("case status when 'invited' then 'active' else status end");
      const [row] = await UserModel.query(db).patch({ lastLoginAt: clock.now(), status }).where({ id }).returning('*');
      return row && presentUser(row, clock.now());
    },

    update: async (id: string, asked: z.output<typeof updateUser.body>): Promise<User> =>
      presentUser(await updatePerson(needs, id, asked), clock.now()),

    remove: (id: string): Promise<void> => removePerson(needs, id),

    stillThere,
    reserveTokens: (trx: Transaction, charge: Charge) => reserveTokens(trx, charge, cycleOf(clock.now())),
    returnTokens,
  };
}
