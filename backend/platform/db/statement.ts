import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { ClientBase, QueryConfig } from 'pg';
import { momentsAsText } from './types.ts';

/** Connections that lead straight to PostgreSQL: there a statement may be kept from one call to the next. */
const direct = new WeakSet<ClientBase>();

/**
 * Finds out whether a pooler stands in between: PostgreSQL's greeting names the process that serves the connection, a pooler
 * makes one up, since its client has no process of its own (docs/adr/0009).
 */
export async function recogniseDirect(connection: ClientBase): Promise<void> {
  const { rows } = await connection.query<{ pid: number }>('select pg_backend_pid() as pid');
  if (rows[0]?.pid === (connection as unknown as { processID: number }).processID) direct.add(connection);
}

/**
 * A query that every visit makes: its text is built once and, on a direct connection, parsed and planned once.
 * @param text with `$1`…; columns are named as the caller wants them, for nothing renames them here.
 * @returns what runs it; a moment comes as ISO text in UTC, as answers have it.
 */
export function statement<Row extends object>(db: Knex, text: string): (...values: unknown[]) => Promise<Row[]> {
  // By its text: of two programs on one server neither can run the other's.
  const name = createHash('sha256').update(text).digest('base64url');
  return async (...values) => {
    const connection = (await db.client.acquireConnection()) as ClientBase;
    try {
      return await rowsOf<Row>(connection, { text, values, types: momentsAsText, ...(direct.has(connection) ? { name } : {}) });
    } finally {
      await db.client.releaseConnection(connection);
    }
  };
}

/** By callback: pg's own promise keeps each answer alive beyond its use, which costs more than the query. */
function rowsOf<Row extends object>(connection: ClientBase, query: QueryConfig): Promise<Row[]> {
  return new Promise((resolve, reject) => connection.query<Row>(query, (error, result) => (error ? reject(error) : resolve(result.rows))));
}
