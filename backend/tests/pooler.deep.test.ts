import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Essay, EssayResults } from '@lauda/contracts';
import { goodText, theme } from './essay-texts.ts';
import { startPgbouncer } from './pgbouncer.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
let pooler: Awaited<ReturnType<typeof startPgbouncer>>;
beforeAll(async () => {
  app = await startTestApp(
    {},
    {
      rateLimits: true,
      async through(url) {
        pooler = await startPgbouncer(url);
        return pooler.url;
      },
    },
  );
});
afterAll(async () => {
  await app.close();
  await pooler.stop();
});

test('D1 through a pooler in transaction mode twenty students at once sign in, send, are corrected and read', async () => {
  const readOne = async (): Promise<EssayResults> => {
    const student = await app.signedIn();
    const { body: essay } = await student.post<Essay>('/api/essays', { examType: 'ENEM', subject: 'Educação', theme });
    expect((await student.post('/api/essays/correct', { essayId: essay.id, content: goodText })).status).toBe(202);
    for (;;) {
      const results = await student.get<EssayResults>(`/api/essays/${essay.id}/results`);
      if (results.status === 200) return results.body;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  await app.container.jobs.work();
  const all = await Promise.all(Array.from({ length: 20 }, readOne));
  expect(new Set(all.map(({ totalScore }) => totalScore)).size).toBe(1);
  const { rows } = await app.db.raw("select count(*) from users.token_entries where kind = 'reserved'");
  expect(rows[0].count).toBe(20);
  const kept = await Promise.all(Array.from({ length: 10 }, () => app.db.raw('select name from pg_prepared_statements')));
  expect(kept.flatMap((one) => one.rows)).toEqual([]);
}, 60_000);

test('D1 migrations and seeds pass beside the pooler, and again', async () => {
  await app.container.prepare({ demo: true });
  await app.container.prepare({ demo: true });
  expect((await app.stranger().get('/readyz')).body).toEqual({ database: true, queue: true });
});
