import { randomUUID } from 'node:crypto';
import pg from 'pg';

const templateLock = 51_001;
const template = 'lauda_template';

/**
 * A database of its own for a test file: a copy of a template that the first one makes.
 * @param prepare brings the template's schema up to date.
 * @returns its address.
 */
export async function createTestDatabase(prepare: (url: string) => Promise<void>): Promise<string> {
  const server = process.env['TEST_DATABASE_URL']!;
  const session = new pg.Client({ connectionString: server });
  await session.connect();
  try {
    await session.query('select pg_advisory_lock($1)', [templateLock]);
    const { rowCount } = await session.query('select 1 from pg_database where datname = $1', [template]);
    if (!rowCount) await makeTemplate(session, prepare);
    const name = `test_${randomUUID().replaceAll('-', '')}`;
    await session.query(`create database ${name} template ${template}`);
    return at(server, name);
  } finally {
    await session.end();
  }
}

async function makeTemplate(session: pg.Client, prepare: (url: string) => Promise<void>): Promise<void> {
  const draft = `${template}_draft`;
  await session.query(`drop database if exists ${draft}`);
  await session.query(`create database ${draft}`);
  await prepare(at(process.env['TEST_DATABASE_URL']!, draft));
  await session.query(`alter database ${draft} rename to ${template}`);
}

function at(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}
