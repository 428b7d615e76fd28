import type { Knex } from 'knex';
import pg from 'pg';
import { createDatabase } from '#platform/db/database.ts';
import type { Log } from '#platform/log/log.ts';

/** A step of a module's schema, named `<module>/<number>-<what>`. */
export type Migration = { name: string; up(db: Knex): Promise<void> };

/** One lock for all starts on one database; any number does, as long as it is always this one. */
const migrationLock = 7_214_903;

/**
 * Brings the database up to date. Two starts at once: one migrates, the other waits for it.
 * @param directUrl goes past any pooler, for a lock lives in a session.
 * @param alsoUnderLock work that must not race either: the queue's own schema, the seeds.
 */
export async function migrate(directUrl: string, migrations: Migration[], alsoUnderLock: () => Promise<void>, log: Log): Promise<void> {
  const session = new pg.Client({ connectionString: directUrl, application_name: 'lauda-migrate' });
  session.on('error', (error) => log.error({ error: error.message }, 'the migration lock was lost'));
  await session.connect();
  // A step over a large table says nothing for as long as it takes.
  const db = createDatabase(directUrl, log, { max: 2, silenceMs: 0 });
  try {
    await session.query('select pg_advisory_lock($1)', [migrationLock]);
    await runPending(db, migrations, log);
    await alsoUnderLock();
  } finally {
    await db.destroy();
    await session.end();
  }
}

async function runPending(db: Knex, migrations: Migration[], log: Log): Promise<void> {
  const config: Knex.MigratorConfig = { tableName: 'migrations', migrationSource: sourceOf(migrations) };
  // Knex's own lock is a row, which a killed start would leave behind; ours is the advisory lock.
  await db.migrate.forceFreeMigrationsLock(config);
  const [, done] = (await db.migrate.latest(config)) as [number, string[]];
  if (done.length) log.debug({ done }, 'migrated');
}

function sourceOf(migrations: Migration[]): Knex.MigrationSource<Migration> {
  return {
    getMigrations: () => Promise.resolve(migrations),
    getMigrationName: (migration) => migration.name,
    getMigration: (migration) => Promise.resolve({ up: migration.up, down: () => Promise.resolve() }),
  };
}
