import type { Socket } from 'node:net';
import createKnex, { type Knex } from 'knex';
import { knexSnakeCaseMappers } from 'objection';
import pg from 'pg';
import { recogniseDirect } from '#platform/db/statement.ts';
import { types } from '#platform/db/types.ts';
import type { Log } from '#platform/log/log.ts';

export type Database = Knex;
export type Transaction = Knex.Transaction;

const connectionsMax = 10;
const acquireTimeoutMs = 8_000;
const idleTimeoutMs = 30_000;
/** The longest that any query may take, its waiting for locks included: beyond it the network or the server counts as silent. */
export const silenceMsMax = 5_000;

/**
 * A pool on `url`, which may be a pooler in transaction mode: nothing here outlives a transaction but the statements
 * of a direct connection. A connection that dies or falls silent is replaced, never a crash. The pool is pg's own,
 * for Knex's costs a request as much as its session; `destroy` ends it.
 */
export function createDatabase(url: string, log: Log, { max = connectionsMax, silenceMs = silenceMsMax } = {}): Database {
  const lost = (error: Error) => log.warn({ error: error.message }, 'a database connection was lost');
  const pool = new pg.Pool({
    ...{ connectionString: url, max, connectionTimeoutMillis: acquireTimeoutMs, idleTimeoutMillis: idleTimeoutMs },
    ...{ application_name: 'lauda', types },
    // A pooler greets by itself: the database behind it may be silent to the very first question.
    onConnect: (connection) => {
      giveUpSilent(connection.on('error', lost), silenceMs);
      return recogniseDirect(connection);
    },
  });
  // An idle connection's loss was told above.
  pool.on('error', () => undefined);
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

/** Ends a connection that was asked and says nothing: without an end to its socket a query waits for as long as TCP does. */
function giveUpSilent(connection: pg.ClientBase, silenceMs: number): void {
  const asked = connection as unknown as { readyForQuery: boolean; connection: { stream: Socket } };
  const { stream } = asked.connection;
  stream.setTimeout(silenceMs, () => {
    if (!asked.readyForQuery) stream.destroy();
  });
}
