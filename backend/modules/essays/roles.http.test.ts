import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Essay, EssayResults, Role, User } from '@lauda/contracts';
import { goodText, theme } from '../../tests/essay-texts.ts';
import { startTestApp, type TestApp } from '../../tests/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

type Student = Awaited<ReturnType<TestApp['signedIn']>>;

async function send(student: Student): Promise<{ id: string; status: number }> {
  const { id } = (await student.post<Essay>('/api/essays', { examType: 'ENEM', subject: 'Educação', theme })).body;
  return { id, status: (await student.post('/api/essays/correct', { essayId: id, content: goodText })).status };
}

async function readResults(role: Role): Promise<EssayResults> {
  const student = await app.signedIn({ role });
  const { id } = await send(student);
  await app.drain();
  return (await student.get<EssayResults>(`/api/essays/${id}/results`)).body;
}

test('§1.15 §1.16 §6.11 §6.12 §6.15 §6.16 §9.16 premium and admin read every error and the full commented evaluation', async () => {
  const [trial, premium, admin] = [await readResults('trial'), await readResults('premium'), await readResults('admin')];
  const all = trial.errors.length + trial.hiddenErrors;
  expect(all).toBeGreaterThan(3);
  for (const { errors, hiddenErrors, detailedComments } of [premium, admin])
    expect([errors.length, hiddenErrors, detailedComments]).toEqual([all, 0, expect.stringMatching(/\S/)]);
});

test('§1.9 §1.11 §9.54 a trial’s hundred tokens pay five corrections, and the sixth is refused', async () => {
  const trial = await app.signedIn({ role: 'trial' });
  const answers = [];
  for (let sent = 0; sent < 6; sent += 1) answers.push((await send(trial)).status);
  expect(answers).toEqual([202, 202, 202, 202, 202, 402]);
});

test.each(['premium', 'admin'] as const)(
  '§1.12 §6.31 %s sends beyond any allowance, and its tokens are counted all the same',
  async (role) => {
    const person = await app.signedIn({ role, tokensLimit: 20 });
    const answers = [];
    for (let sent = 0; sent < 3; sent += 1) answers.push((await send(person)).status);
    expect(answers).toEqual([202, 202, 202]);
    expect((await person.get<User>('/api/auth/user')).body).toMatchObject({ tokensUsed: 60, tokensLimit: 999_999 });
  },
);

test('§9.59 of two hundred simultaneous sends of one trial exactly five are charged and corrected', async () => {
  const trial = await app.signedIn();
  const make = () => trial.post<Essay>('/api/essays', { examType: 'ENEM', subject: 'Educação', theme });
  const essays = await Promise.all(Array.from({ length: 20 }, make));
  const sends = Array.from({ length: 200 }, (_, n) => essays[n % essays.length]!.body.id).map((essayId) =>
    trial.post('/api/essays/correct', { essayId, content: goodText }),
  );
  const statuses = (await Promise.all(sends)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 202)).toHaveLength(5);
  expect(statuses.every((status) => [202, 402, 409].includes(status))).toBe(true);
  await app.drain();
  const rows = await app.db('essays.essays').where({ userId: trial.person.id, status: 'corrigido' });
  expect([rows.length, (await trial.get<User>('/api/auth/user')).body.tokensUsed]).toEqual([5, 100]);
  const results = await app.db('essays.results').whereIn(
    'essayId',
    essays.map(({ body }) => body.id),
  );
  const ledger = await app.db('users.token_entries').where({ userId: trial.person.id });
  const byWork = (one: string, other: string) => one.localeCompare(other);
  expect(ledger.map(({ kind, amount }) => [kind, amount])).toEqual(Array(5).fill(['reserved', 20]));
  expect(ledger.map(({ workId }) => workId as string).toSorted(byWork)).toEqual(
    results.map(({ correctionId }) => correctionId as string).toSorted(byWork),
  );
}, 40_000);
