import { afterEach, expect, test } from '@jest/globals';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Essay } from '@lauda/contracts';
import { goodText, theme } from './essay-texts.ts';
import { startTestApp, type TestApp } from './test-app.ts';

const frozenMs = 15_000;
const slowWorker = join(process.cwd(), 'backend', 'tests', 'slow-worker.ts');
let app: TestApp;
const workers: ChildProcess[] = [];
afterEach(async () => {
  for (const worker of workers.splice(0)) worker.kill('SIGKILL');
  await app.close();
});

async function startWorker(): Promise<ChildProcess> {
  const worker = spawn(process.execPath, [slowWorker, app.url], { stdio: ['ignore', 'pipe', 'inherit'] });
  workers.push(worker);
  await once(worker.stdout!, 'data');
  return worker;
}

/** Asks again until it holds; the test's own time limit is the end. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await sleep(50);
}

test('§4.7 a worker that stands still for fifteen seconds: another takes its job over, nothing is corrected or charged twice, nothing is stuck', async () => {
  app = await startTestApp();
  const student = await app.signedIn({ role: 'premium' });
  const essays = () => app.db('essays.essays').where({ userId: student.person.id }).orderBy('id');
  const send = async () => {
    const { body: essay } = await student.post<Essay>('/api/essays', { examType: 'ENEM', subject: 'Educação', theme });
    expect((await student.post('/api/essays/correct', { essayId: essay.id, content: goodText })).status).toBe(202);
  };
  const jobs = async (...states: string[]) => (await app.db('queue.job').where({ name: 'essays.correct' }).whereIn('state', states)).length;
  const allCorrected = async () => (await essays()).every(({ status }) => status === 'corrigido');

  const frozen = await startWorker();
  for (let sent = 0; sent < 6; sent++) await send();
  await until(async () => (await jobs('active')) === 1);
  frozen.kill('SIGSTOP');
  const thaw = sleep(frozenMs).then(() => frozen.kill('SIGCONT'));
  await startWorker();
  await until(allCorrected);
  const before = await essays();
  await thaw;
  await sleep(2_000);
  // What the late one brings changes no row.
  expect(await essays()).toEqual(before);

  for (let sent = 0; sent < 4; sent++) await send();
  await until(allCorrected);
  expect(
    await app.db('essays.results').whereIn(
      'essayId',
      (await essays()).map(({ id }) => id as string),
    ),
  ).toHaveLength(10);
  const entries = await app.db('users.token_entries').where({ userId: student.person.id });
  expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual(Array(10).fill(['reserved', 20]));
  expect((await app.db('users.users').where({ id: student.person.id }).first()).tokensUsed).toBe(200);
  await until(async () => (await jobs('completed')) === 10);
  expect(await jobs('created', 'retry', 'active', 'failed')).toBe(0);
}, 90_000);
