import { hash, verify } from '@node-rs/argon2';
import type { Database } from '#platform/db/database.ts';

/** OWASP's first choice for Argon2id: 19 MiB, 2 passes, 1 lane. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

export type Passwords = ReturnType<typeof createPasswords>;

export function createPasswords(db: Database) {
  const nobody = hash('a password that nobody has', cost);

  return {
    /** Whether the password is this person's; takes the same time where there is no such person. */
    async matches(userId: string | undefined, password: string): Promise<boolean> {
      const row = userId ? await db('auth.credentials').where({ userId }).first('passwordHash') : undefined;
      const right = await verify(row?.passwordHash ?? (await nobody), password);
      return right && row !== undefined;
    },

    /** Sets a first password; one that is there stays. */
    async setFirst(userId: string, password: string): Promise<void> {
      await db('auth.credentials')
        .insert({ userId, passwordHash: await hash(password, cost) })
        .onConflict('userId')
        .ignore();
    },
  };
}
