import { strict as assert } from 'node:assert';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { cookieOf } from './sessions.ts';

const anyone = { headers: { cookie: cookieOf(77) } };

/** Refuses to measure servers that do not answer alike: the same page, the same total. @returns the characters of a page. */
export async function compareAnswers(urls: Record<string, string>): Promise<number> {
  const answers = await Promise.all(
    Object.values(urls).map(async (url) => {
      const answer = await fetch(url, anyone);
      return { status: answer.status, total: answer.headers.get('x-total-count'), items: (await answer.json()) as unknown[] };
    }),
  );
  const [first] = answers;
  assert.deepEqual([first!.status, first!.total, first!.items.length], [200, '100', 50]);
  for (const answer of answers) assert.deepEqual(answer, first);
  return JSON.stringify(first!.items).length;
}

/** At this volume the product reads its list by an index in every form of it, as PostgreSQL itself counts. */
export async function refuseSequentialScans(list: string, databaseUrl: string): Promise<void> {
  const scansBefore = await sequentialScans(databaseUrl);
  for (const query of ['', '?page=2', '?page=9', '?group=submetidas', '?group=rascunhos&page=2'])
    // More than five times, after which PostgreSQL may plan a kept statement anew.
    for (let turn = 0; turn < 12; turn++) assert.equal((await fetch(list + query, anyone)).status, 200);
  assert.equal((await sequentialScans(databaseUrl)) - scansBefore, 0, 'a list was read by a sequential scan');
}

async function sequentialScans(databaseUrl: string): Promise<number> {
  // A connection tells its counts at most once in a second.
  await sleep(1_500);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ scans: number }>(
    "select sum(seq_scan)::int as scans from pg_stat_user_tables where relname in ('essays', 'sessions', 'users')",
  );
  await client.end();
  return rows[0]!.scans;
}
