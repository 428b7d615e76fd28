import pg from 'pg';
import { codeOf } from './error.ts';

/** Makes the database that the URL names, if it is missing. */
export async function ensureDatabase(url: string): Promise<void> {
  const at = new URL(url);
  const name = at.pathname.slice(1);
  at.pathname = '/postgres';
  const client = new pg.Client({ connectionString: at.href, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {}); // an end of the server shows in the query below
  try {
    await client.connect();
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } catch (error) {
    if (!madeMeanwhile(error)) throw error;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Whether the failure only says that the server is stopping (or starting again). */
export function isClosing(error: unknown): boolean {
  return ['ECONNREFUSED', 'ECONNRESET', '57P01', '57P03'].includes(codeOf(error) ?? '') || /Connection terminated/.test(String(error));
}

const madeMeanwhile = (error: unknown) => ['42P04', '23505'].includes(codeOf(error) ?? '');
