import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Problem, User } from '@lauda/contracts';
import { startTestApp, type TestApp } from '../../tests/test-app.ts';

let app: TestApp;
let now = new Date('2026-11-30T23:30:00-03:00');
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } });
});
afterAll(() => app.close());

test('§6.25 only an admin lists people; trial and premium are refused', async () => {
  for (const role of ['trial', 'premium'] as const) {
    const answer = await (await app.signedIn({ role })).get<Problem>('/api/users');
    expect([answer.status, answer.body.code]).toEqual([403, 'somente-admin']);
  }
  expect((await app.stranger().get('/api/users')).status).toBe(401);
});

test('§7.79 §6.26 people are filtered by part of the e-mail, role and status, and paged with their total', async () => {
  const admin = await app.signedIn({ role: 'admin' });
  await Promise.all(['um@busca.local', 'dois@busca.local', 'tres@busca.local'].map((email) => app.signedIn({ email, role: 'premium' })));
  const page = await admin.get<User[]>('/api/users?email=@BUSCA&role=premium&status=active&pageSize=2');
  expect([page.headers.get('x-total-count'), page.body.length]).toEqual(['3', 2]);
  expect((await admin.get<User[]>('/api/users?email=%25')).body).toEqual([]);
  expect(page.body[0]).not.toHaveProperty('passwordHash');
});

test('§1.10 §4.39 §6.30 §9.10 §9.12 premium and admin show as unlimited, trial with its limit', async () => {
  const limits = await Promise.all(
    (['trial', 'premium', 'admin'] as const).map(
      async (role) => (await (await app.signedIn({ role })).get<User>('/api/auth/user')).body.tokensLimit,
    ),
  );
  expect(limits).toEqual([100, 999_999, 999_999]);
});

test('§4.38 a trial whose limit nobody has set has 100 tokens', async () => {
  const student = await app.signedIn({ tokensLimit: 7 });
  const limit = async () => (await student.get<User>('/api/auth/user')).body.tokensLimit;
  expect(await limit()).toBe(7);
  await app.db.raw('update users.users set tokens_limit = default where id = ?', [student.person.id]);
  expect(await limit()).toBe(100);
});

test('§9.56 D3.4 the allowance turns with the month of São Paulo', async () => {
  const student = await app.signedIn({ tokensLimit: 20 });
  const used = async () => (await student.get<User>('/api/auth/user')).body.tokensUsed;
  const charge = (workId: string) =>
    app.db.transaction((trx) => app.container.users.reserveTokens(trx, { userId: student.person.id, workId, amount: 20 }));
  await charge('00000000-0000-4000-8000-0000000000a1');
  expect(await used()).toBe(20);
  await expect(charge('00000000-0000-4000-8000-0000000000a2')).rejects.toMatchObject({ code: 'tokens-insuficientes' });
  now = new Date('2026-12-01T00:30:00-03:00');
  expect(await used()).toBe(0);
  await charge('00000000-0000-4000-8000-0000000000a3');
  await app.db.transaction((trx) => app.container.users.returnTokens(trx, '00000000-0000-4000-8000-0000000000a1'));
  expect(await used()).toBe(20);
});

test('tokens come back once, however often they are returned', async () => {
  const student = await app.signedIn();
  const charge = { userId: student.person.id, workId: '00000000-0000-4000-8000-0000000000b1', amount: 20 };
  await app.db.transaction((trx) => app.container.users.reserveTokens(trx, { ...charge, workId: '00000000-0000-4000-8000-0000000000b2' }));
  await app.db.transaction((trx) => app.container.users.reserveTokens(trx, charge));
  await Promise.all([1, 2, 3].map(() => app.db.transaction((trx) => app.container.users.returnTokens(trx, charge.workId))));
  expect((await student.get<User>('/api/auth/user')).body.tokensUsed).toBe(20);
});
