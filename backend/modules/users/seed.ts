import { trialTokensLimit } from '@lauda/contracts';
import type { Database } from '#platform/db/database.ts';
import { UserModel } from './model.ts';

/** The three people of the demo (decisions D1), with ids that never change. */
export const demoPeople = {
  admin: '00000000-0000-4000-8000-000000000001',
  premium: '00000000-0000-4000-8000-000000000002',
  trial: '00000000-0000-4000-8000-000000000003',
} as const;

const names = { admin: ['Ana', 'Prado'], premium: ['Beatriz', 'Lima'], trial: ['Caio', 'Souza'] } as const;

export async function seedUsers(db: Database): Promise<void> {
  const people = (Object.keys(demoPeople) as (keyof typeof demoPeople)[]).map((role) => ({
    id: demoPeople[role],
    email: `${role}@demo.local`,
    firstName: names[role][0],
    lastName: names[role][1],
    role,
    status: 'active' as const,
    emailVerified: true,
    tokensLimit: trialTokensLimit,
  }));
  await UserModel.query(db).insert(people).onConflict('id').ignore();
}
