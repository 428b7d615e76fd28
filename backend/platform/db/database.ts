import createKnex, { type Knex } from 'knex';
import { knexSnakeCaseMappers } from 'objection';
import pg from 'pg';
import { recogniseDirect } from '#platform/db/statement.ts';
import { types } from '#platform/db/types.ts';
import type { Log } from '#platform/log/log.ts';

export type Database = Knex;
export type Transaction = Knex.Transaction;

const connectionsMax = 10;
const acquireTimeoutMs = 10_000;
const idleTimeoutMs = 30_000;

/**
 * A pool on `url`, which may be a pooler in transaction mode: nothing here outlives a transaction but the statements
 * of a direct connection. A connection that dies is replaced, never a crash. The pool is pg's own, for Knex's costs
 * a request as much as its session; `destroy` ends it.
 */
export function createDatabase(url: string, log: Log, max = connectionsMax): Database {
  const pool = new pg.Pool({
    ...{ connectionString: url, max, connectionTimeoutMillis: acquireTimeoutMs, idleTimeoutMillis: idleTimeoutMs },
    ...{ application_name: 'lauda', types, onConnect: recogniseDirect },
  });
  const lost = (error: Error) => log.warn({ error: error.message }, 'a database connection was lost');
  pool.on('error', lost).on('connect', (connection) => connection.on('error', lost));
  const db = createKnex({
    client: 'pg',
    connectionPool: pool,
    log: { warn: tell('warn'), error: tell('error'), deprecate: tell('warn'), debug: tell('debug') },
    ...knexSnakeCaseMappers(),
  });
  db.client.destroy = () => pool.end();
  return db;

  /** Knex would print to the terminal what every caller is told anyway. */
  function tell(level: 'warn' | 'error' | 'debug') {
    return (message: unknown) => log[level === 'error' ? 'warn' : level]({ knex: String(message).split('\n')[0] }, 'database');
  }
}
