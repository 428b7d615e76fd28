import { afterEach, expect, test } from '@jest/globals';
import type { Essay, Problem } from '@lauda/contracts';
import { untilWaiting } from './locks.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { wireTo } from './wire.ts';

let app: TestApp;
let wire: Awaited<ReturnType<typeof wireTo>>;
afterEach(async () => {
  await app.close();
  await wire.end();
});

const startWired = () => startTestApp({}, { through: async (url) => (wire = await wireTo(url)).url });
const timed = async <T>(work: () => Promise<T>) => {
  const startedAt = performance.now();
  return { answer: await work(), ms: performance.now() - startedAt };
};

test('§8.82 while the database is away a call is 503 with a message, and afterwards all is as it was', async () => {
  app = await startWired();
  const student = await app.signedIn();
  const { body: essay } = await student.post<Essay>('/api/essays', { examType: 'ENEM', subject: 'Educação' });
  wire.cut();
  for (const call of [() => student.get<Problem>('/api/essays'), () => student.put<Problem>(`/api/essays/${essay.id}`, { title: 'x' })]) {
    const { answer, ms } = await timed(call);
    expect([answer.status, answer.body.code, Number(answer.headers.get('retry-after'))]).toEqual([503, 'servico-indisponivel', 5]);
    expect(answer.body.message).toBe('O serviço está fora do ar por um instante. Tente de novo em alguns segundos.');
    expect(ms).toBeLessThan(1_000);
  }
  expect((await student.get('/readyz')).status).toBe(503);
  wire.mend();
  expect((await student.get<Essay[]>('/api/essays')).body.map(({ id, title }) => [id, title])).toEqual([[essay.id, '']]);
  expect((await student.get('/readyz')).status).toBe(200);
}, 30_000);

test('§8.82 a database that falls silent in the middle of calls is 503 within ten seconds, and its connections are replaced', async () => {
  app = await startWired();
  const student = await app.signedIn();
  await Promise.all(Array.from({ length: 4 }, () => student.get('/api/essays')));
  wire.freeze();
  const calls = Array.from({ length: 30 }, () => timed(() => student.get<Problem>('/api/essays')));
  const ready = await timed(() => student.get('/readyz'));
  expect([ready.answer.status, ready.ms < 3_000]).toEqual([503, true]);
  for (const { answer, ms } of await Promise.all(calls)) {
    expect([answer.status, answer.body.code]).toEqual([503, 'servico-indisponivel']);
    expect(ms).toBeLessThan(10_000);
  }
  wire.mend();
  expect((await student.get('/api/essays')).status).toBe(200);
  expect((await student.get('/readyz')).status).toBe(200);
}, 40_000);

test('§8.82 a call whose connection the server ends in the middle of a query is 503', async () => {
  app = await startWired();
  const student = await app.signedIn();
  const { body: essay } = await student.post<Essay>('/api/essays', { examType: 'ENEM', subject: 'Educação' });
  const [call] = await app.db.transaction(async (trx) => {
    await trx.raw('lock table essays.essays in share mode');
    const writing = student.put<Problem>(`/api/essays/${essay.id}`, { title: 'x' });
    await untilWaiting(app.db, 1);
    await trx.raw("select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'");
    return [writing];
  });
  expect((await call!).status).toBe(503);
  expect((await student.put<Essay>(`/api/essays/${essay.id}`, { title: 'x' })).body.title).toBe('x');
}, 30_000);
