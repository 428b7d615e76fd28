import { afterEach, expect, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Essay, Problem } from '@lauda/contracts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/db/embedded/index.ts';
import { demoPassword } from '#modules/auth/index.ts';
import { Client } from './client.ts';
import { goodText, theme } from './essay-texts.ts';
import { startServer } from './server-process.ts';

const outageMs = 4_000;
let dataDir: string;
let postgres: EmbeddedPostgres;
let server: Awaited<ReturnType<typeof startServer>>;
afterEach(async () => {
  await server.stop();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
});

type Seen = { status: number; code: string | undefined; ms: number };

/** People at work: each calls again as soon as it is answered. @returns what ends it and tells what they saw. */
function work(calls: (() => Promise<{ status: number; body: Partial<Problem> }>)[]) {
  const seen: Seen[] = [];
  let ended = false;
  const all = calls.map(async (call) => {
    while (!ended) {
      const startedAt = performance.now();
      const { status, body } = await call();
      seen.push({ status, code: status < 400 ? undefined : body.code, ms: performance.now() - startedAt });
      await sleep(20);
    }
  });
  return async () => {
    ended = true;
    await Promise.all(all);
    return seen;
  };
}

test('§8.82 the database is stopped and started while people work: 503 quickly, then all goes on by itself, the waiting jobs too', async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lauda-outage-'));
  postgres = await startEmbeddedPostgres({ dataDir, durable: false });
  const port = Number(new URL(postgres.url).port);
  server = await startServer({ DATABASE_URL: postgres.url, DEMO: '1', LOG_LEVEL: 'warn' });
  const student = new Client(server.address);
  await student.post('/api/auth/signin', { email: 'premium@demo.local', password: demoPassword });
  const newEssay = async () => (await student.post<Essay>('/api/essays', { examType: 'ENEM', subject: 'Educação', theme })).body;
  const [written, ...sent] = [await newEssay(), await newEssay(), await newEssay(), await newEssay()];
  const statusOf = async ({ id }: Essay) => (await student.get<Essay>(`/api/essays/${id}`)).body.status;

  const endWork = work([
    ...Array.from({ length: 6 }, () => () => student.get<Partial<Problem>>('/api/essays')),
    ...Array.from({ length: 2 }, () => () => student.put<Partial<Problem>>(`/api/essays/${written!.id}`, { content: goodText })),
    () => student.get<Partial<Problem>>('/api/users'),
  ]);
  for (const { id } of sent) expect((await student.post('/api/essays/correct', { essayId: id, content: goodText })).status).toBe(202);
  await postgres.stop();
  await sleep(outageMs / 2);
  expect((await student.get('/readyz')).status).toBe(503);
  expect((await student.get('/healthz')).status).toBe(200);
  await sleep(outageMs / 2);
  postgres = await startEmbeddedPostgres({ dataDir, durable: false, port });

  const startedAt = performance.now();
  while ((await student.get('/readyz')).status !== 200) await sleep(50);
  expect(performance.now() - startedAt).toBeLessThan(5_000);
  await sleep(500);
  const seen = await endWork();
  const failures = seen.filter(({ code }) => code !== undefined && code !== 'somente-admin');
  expect(failures.length).toBeGreaterThan(100);
  expect(new Set(failures.map(({ status, code }) => `${status} ${code}`))).toEqual(new Set(['503 servico-indisponivel']));
  expect(Math.max(...failures.map(({ ms }) => ms))).toBeLessThan(3_000);

  while ((await Promise.all(sent.map(statusOf))).some((status) => status !== 'corrigido')) await sleep(100);
  const later = await newEssay();
  await student.post('/api/essays/correct', { essayId: later.id, content: goodText });
  while ((await statusOf(later)) !== 'corrigido') await sleep(100);
  expect(server.said.err).toBe('');
  expect(server.said.out).not.toMatch(/unhandled|"unexpected error"/i);
}, 60_000);
