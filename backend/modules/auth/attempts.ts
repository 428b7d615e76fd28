import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '#platform/db/database.ts';
import { tooManyAttempts } from './errors.ts';

const windowSeconds = 15 * 60;
/** Failed sign-ins in a window: guessing one person's password, and trying one password on many people. */
const perAccount = 10;
const perAddress = 100;

export type Attempts = ReturnType<typeof createAttempts>;

/** Failed sign-ins, counted in PostgreSQL so that the limit holds across processes. */
export function createAttempts(db: Database) {
  const limiter = (keyPrefix: string, points: number) =>
    new RateLimiterPostgres({
      storeClient: unnamed(db),
      storeType: 'client',
      schemaName: 'auth',
      tableName: 'attempts',
      tableCreated: true,
      keyPrefix,
      points,
      duration: windowSeconds,
    });
  const [accounts, addresses] = [limiter('account', perAccount), limiter('address', perAddress)];

  return {
    /** Counts a try before its password is looked at: many at once cannot slip through. @throws `muitas-tentativas` */
    async begin(email: string, address: string): Promise<void> {
      await counted(addresses.consume(hashOf(address)));
      await counted(accounts.consume(hashOf(email.toLowerCase())));
    },

    /** It was no guess: the account starts anew, and the address gets its try back. */
    async succeed(email: string, address: string): Promise<void> {
      await accounts.delete(hashOf(email.toLowerCase()));
      await addresses.reward(hashOf(address));
    },
  };
}

async function counted(consumed: Promise<RateLimiterRes>): Promise<void> {
  await consumed.catch((refused: unknown) => {
    throw refused instanceof RateLimiterRes ? tooManyAttempts(Math.ceil(refused.msBeforeNext / 1000)) : refused;
  });
}

/** The library names its statements, which do not pass a pooler in transaction mode. */
function unnamed(db: Database) {
  return {
    async query({ text, values }: { text: string; values: unknown[] }) {
      const connection = await db.client.acquireConnection();
      try {
        return await connection.query({ text, values });
      } finally {
        await db.client.releaseConnection(connection);
      }
    },
  };
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
