import createKnex, { type Knex } from 'knex';
import { knexSnakeCaseMappers } from 'objection';
import pg from 'pg';
import type { Log } from '#platform/log/log.ts';

export type Database = Knex;
export type Transaction = Knex.Transaction;

const connectionsMax = 10;
const acquireTimeoutMs = 10_000;
const bigintOid = 20;

/** count(*) is a bigint, which pg gives as text; none of ours passes 2^53. */
const types = {
  getTypeParser: (oid: number, format: string) => (oid === bigintOid ? Number : pg.types.getTypeParser(oid, format as 'text')),
};

/**
 * A pool on `url`, which may be a pooler in transaction mode: nothing here outlives a transaction.
 * A connection that dies while idle is replaced, never a crash.
 */
export function createDatabase(url: string, log: Log, max = connectionsMax): Database {
  return createKnex({
    client: 'pg',
    connection: { connectionString: url, connectionTimeoutMillis: acquireTimeoutMs, application_name: 'lauda', types },
    pool: { min: 0, max, afterCreate: watch },
    acquireConnectionTimeout: acquireTimeoutMs,
    log: { warn: tell('warn'), error: tell('error'), deprecate: tell('warn'), debug: tell('debug') },
    ...knexSnakeCaseMappers(),
  });

  /** Knex would print to the terminal what every caller is told anyway. */
  function tell(level: 'warn' | 'error' | 'debug') {
    return (message: unknown) => log[level === 'error' ? 'warn' : level]({ knex: String(message).split('\n')[0] }, 'database');
  }

  function watch(connection: pg.Client, done: (error: Error | null, connection: pg.Client) => void): void {
    connection.on('error', (error) => log.warn({ error: error.message }, 'a database connection was lost'));
    done(null, connection);
  }
}
