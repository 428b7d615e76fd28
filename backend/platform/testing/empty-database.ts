import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** An empty database on the run's PostgreSQL, as a first start finds it. @returns its address. */
export async function createEmptyDatabase(): Promise<string> {
  const url = new URL(process.env['TEST_DATABASE_URL']!);
  const session = new pg.Client({ connectionString: url.href });
  await session.connect();
  url.pathname = `/empty_${randomUUID().replaceAll('-', '')}`;
  await session.query(`create database ${url.pathname.slice(1)}`);
  await session.end();
  return url.href;
}
