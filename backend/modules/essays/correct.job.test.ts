import { afterEach, expect, test } from '@jest/globals';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Essay } from '@lauda/contracts';
import { GiveUp } from '#platform/errors/failure.ts';
import { goodText, sampleCorrection, theme } from '../../tests/essay-texts.ts';
import { startTestApp, type TestApp } from '../../tests/test-app.ts';
import { correct } from './correct.ts';

const slowWorker = join(process.cwd(), 'backend', 'tests', 'slow-worker.ts');
let app: TestApp | undefined;
const workers: ChildProcess[] = [];

afterEach(async () => {
  for (const worker of workers.splice(0)) worker.kill('SIGKILL');
  await app?.close();
});

type Student = Awaited<ReturnType<TestApp['signedIn']>>;

async function sendOne(student: Student): Promise<string> {
  const { body: essay } = await student.post<Essay>('/api/essays', { examType: 'ENEM', subject: 'Educação', theme });
  await student.post('/api/essays/correct', { essayId: essay.id, content: goodText });
  return essay.id;
}

const tokensUsed = async (student: Student) => (await student.get<{ tokensUsed: number }>('/api/auth/user')).body.tokensUsed;
const statusOf = async (student: Student, id: string) => (await student.get<Essay>(`/api/essays/${id}`)).body.status;

/** Asks again every 100 ms until it holds; the test's own time limit is the end. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await sleep(100);
}

async function startWorker(): Promise<ChildProcess> {
  const worker = spawn(process.execPath, [slowWorker, app!.url], { stdio: ['ignore', 'pipe', 'inherit'] });
  workers.push(worker);
  await once(worker.stdout!, 'data');
  return worker;
}

test('§4.6 §4.8 §9.57 D3.4 an engine that always fails is tried three times; then the essay is erro, its tokens are back, and it can be sent again', async () => {
  let tries = 0;
  app = await startTestApp({ corrector: { correct: () => Promise.reject(new Error(`try ${++tries}`)) } });
  const student = await app.signedIn();
  const id = await sendOne(student);
  expect(await tokensUsed(student)).toBe(20);
  await app.container.jobs.work();
  await until(async () => (await statusOf(student, id)) === 'erro');
  expect([tries, await tokensUsed(student)]).toEqual([3, 0]);
  expect((await student.post('/api/essays/correct', { essayId: id, content: goodText })).status).toBe(202);
}, 40_000);

test('an engine that gives up is not tried again', async () => {
  let tries = 0;
  app = await startTestApp({ corrector: { correct: () => Promise.reject(new GiveUp(`try ${++tries}`)) } });
  const student = await app.signedIn();
  const id = await sendOne(student);
  await app.container.jobs.work();
  await until(async () => (await statusOf(student, id)) === 'erro');
  expect([tries, await tokensUsed(student)]).toEqual([1, 0]);
}, 40_000);

test('a worker that wakes up after its essay was sent again changes nothing', async () => {
  app = await startTestApp();
  const student = await app.signedIn();
  const id = await sendOne(student);
  const { correctionId: late } = await app.db('essays.essays').where({ id }).first();
  await app.db('essays.essays').where({ id }).update({ correctionId: '00000000-0000-4000-8000-0000000000c1' });
  const needs = {
    db: app.db,
    clock: { now: () => new Date() },
    users: app.container.users,
    themes: { titleOf: async () => '' },
    corrector: { correct: () => Promise.reject(new Error('must not be asked')) },
  };
  await correct(needs, { essayId: id, correctionId: late }, new AbortController().signal);
  expect(await statusOf(student, id)).toBe('corrigindo');
});

test('kill -9 of the worker with one correction active and ten waiting: after the restart 11 results, 11 charges, none twice, none stuck', async () => {
  app = await startTestApp();
  const student = await app.signedIn({ role: 'premium' });
  const first = await startWorker();
  const ids = await Promise.all(Array.from({ length: 11 }, () => sendOne(student)));
  const jobsIn = async (state: string) =>
    (await app!.db('queue.job').where({ name: 'essays.correct', state }).count())[0]!['count'] as number;
  await until(async () => (await jobsIn('active')) === 1);
  first.kill('SIGKILL');
  await once(first, 'exit');
  expect(await jobsIn('completed')).toBe(0);

  const restartedAt = performance.now();
  await startWorker();
  await until(async () => (await Promise.all(ids.map((id) => statusOf(student, id)))).every((status) => status === 'corrigido'));
  expect(performance.now() - restartedAt).toBeLessThan(60_000);

  const results = await app.db('essays.results').whereIn('essayId', ids);
  expect(new Set(results.map(({ correctionId }) => correctionId)).size).toBe(11);
  const charges = await app.db('users.token_entries').where({ userId: student.person.id });
  expect(charges.map(({ kind }) => kind)).toEqual(Array(11).fill('reserved'));
  expect(await tokensUsed(student)).toBe(11 * 20);
}, 90_000);

test('what waits is done one after the other without a rest in between', async () => {
  const engineMs = 20;
  app = await startTestApp({ corrector: { correct: async (request) => (await sleep(engineMs), sampleCorrection(request.text)) } });
  const student = await app.signedIn({ role: 'premium' });
  const ids = await Promise.all(Array.from({ length: 20 }, () => sendOne(student)));
  await app.container.jobs.work();
  const startedAt = performance.now();
  await until(async () => (await Promise.all(ids.map((id) => statusOf(student, id)))).every((status) => status === 'corrigido'));
  expect(performance.now() - startedAt).toBeLessThan(10_000);
}, 60_000);
