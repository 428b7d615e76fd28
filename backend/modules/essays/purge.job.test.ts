import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Essay, Problem } from '@lauda/contracts';
import { setTimeout as sleep } from 'node:timers/promises';
import { goodText, theme } from '../../tests/essay-texts.ts';
import { startTestApp, type TestApp } from '../../tests/test-app.ts';
import { purgeDeletedEssays } from './deletion.ts';

const hour = 3600 * 1000;
const purge = 'essays.purge-deleted';

let app: TestApp;
let now: Date;
const clock = { now: () => now };
const later = (ms: number) => (now = new Date(now.getTime() + ms));

beforeAll(async () => {
  app = await startTestApp({ clock });
});
beforeEach(() => {
  now = new Date();
});
afterAll(() => app.close());

type Student = Awaited<ReturnType<TestApp['signedIn']>>;

const themed = async (student: Student) =>
  (await student.post<Essay>('/api/essays', { examType: 'ENEM', subject: 'Educação', theme })).body.id;
const send = (student: Student, essayId: string) => student.post('/api/essays/correct', { essayId, content: goodText });
const remove = (student: Student, id: string) => student.delete(`/api/essays/${id}`);
const restore = (student: Student, id: string) => student.post<Problem>(`/api/essays/${id}/restore`);
const tokensUsed = async (student: Student) => (await student.get<{ tokensUsed: number }>('/api/auth/user')).body.tokensUsed;
const rowsOf = async (id: string) =>
  (await app.db('essays.essays').where({ id })).length + (await app.db('essays.results').where({ essayId: id })).length;
const purgeNow = () => purgeDeletedEssays({ db: app.db, clock, users: app.container.users }, new AbortController().signal);

test('§2.4.33 D3.14 what was deleted 24 hours ago is gone for good, with its result; what was deleted since can still come back', async () => {
  const student = await app.signedIn();
  const [old, recent, kept] = [await themed(student), await themed(student), await themed(student)];
  await send(student, old);
  await app.drain();
  await remove(student, old);
  later(hour);
  await remove(student, recent);
  later(23 * hour);
  await purgeNow();
  expect([await rowsOf(old), await rowsOf(recent), await rowsOf(kept)]).toEqual([0, 1, 1]);
  expect([(await restore(student, old)).status, (await restore(student, recent)).status]).toEqual([404, 200]);
});

test('D3.14 after 24 hours nothing comes back, though the purge is late', async () => {
  const student = await app.signedIn();
  const id = await themed(student);
  await remove(student, id);
  later(24 * hour);
  const refused = await restore(student, id);
  expect([refused.status, refused.body.code]).toEqual([404, 'redacao-nao-encontrada']);
});

test('D3.14 more than a batch goes at once, and two purges at once do no harm', async () => {
  const student = await app.signedIn();
  await app.db.raw(
    `insert into essays.essays (user_id, status, exam_type, exam_board, subject, max_score, deleted_at)
     select ?, 'tema_gerado', 'ENEM', 'ENEM', 'Educação', 1000, ? from generate_series(1, 450)`,
    [student.person.id, now],
  );
  later(25 * hour);
  await Promise.all([purgeNow(), purgeNow()]);
  await purgeNow();
  expect(await app.db('essays.essays').where({ userId: student.person.id })).toEqual([]);
});

test('D3.14 a correction that nobody could read is given back with the purge, once; one that was there to read is not', async () => {
  const student = await app.signedIn();
  const [waiting, unread, read] = [await themed(student), await themed(student), await themed(student)];
  await send(student, read);
  await app.drain();
  later(1000);
  await remove(student, read);
  await send(student, unread);
  await remove(student, unread);
  later(1000);
  await app.drain();
  await send(student, waiting);
  await remove(student, waiting);
  expect(await tokensUsed(student)).toBe(60);
  now = new Date(now.getTime() + 24 * hour);
  await purgeNow();
  const entries = await app.db('users.token_entries').where({ userId: student.person.id, kind: 'returned' });
  expect(entries.map(({ amount }) => amount)).toEqual([20, 20]);
  // The job of the essay that was still waiting finds nothing to do.
  await app.drain();
  expect(await app.db('users.token_entries').where({ userId: student.person.id })).toHaveLength(5);
});

test('D3.14 the queue itself asks for the purge, every hour; a worker does it', async () => {
  const [schedule] = await app.db('queue.schedule').where({ name: purge });
  expect([schedule.cron, schedule.timezone, schedule.data]).toEqual(['7 * * * *', 'America/Sao_Paulo', { payload: {} }]);
  const student = await app.signedIn();
  const id = await themed(student);
  await remove(student, id);
  later(25 * hour);
  // As the queue does when the hour comes.
  await app.db.transaction((trx) => app.container.jobs.enqueue(trx, purge, {}));
  await app.container.jobs.work();
  while (await rowsOf(id)) await sleep(50);
}, 20_000);
