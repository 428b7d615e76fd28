import type { Database } from '#platform/db/database.ts';

/** The columns are those of rate-limiter-flexible; keys are hashes, so that no e-mail and no address is kept. */
export async function up(db: Database): Promise<void> {
  await db.raw(`
    create table auth.attempts (
      key text primary key,
      points integer not null default 0,
      expire bigint
    );
  `);
}
