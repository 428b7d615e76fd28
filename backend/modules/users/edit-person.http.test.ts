import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Problem, User } from '@lauda/contracts';
import type { Client } from '../../tests/client.ts';
import { untilWaiting } from '../../tests/locks.ts';
import type { Person } from '../../tests/people.ts';
import { startTestApp, type TestApp } from '../../tests/test-app.ts';

type SignedIn = Client & { person: Person };

let app: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Each test has one admin to begin with. */
beforeEach(async () => {
  await app.db('users.users').where({ role: 'admin' }).del();
  admin = await app.signedIn({ role: 'admin' });
});

const patch = <T = User>(by: Client, id: string, body: object) => by.call<T>('PATCH', `/api/users/${id}`, body);
const remove = (by: Client, id: string) => by.delete<Problem | undefined>(`/api/users/${id}`);
const activeAdmins = () => app.db('users.users').where({ role: 'admin', status: 'active' });

describe('PATCH /api/users/{id}', () => {
  test('§7.81 §6.32 §4.37 a role that an admin changes holds at the person’s next call', async () => {
    const student = await app.signedIn();
    expect((await student.get('/api/users')).status).toBe(403);
    expect((await patch(admin, student.person.id, { role: 'admin' })).body.role).toBe('admin');
    expect((await student.get('/api/users')).status).toBe(200);
    await patch(admin, student.person.id, { role: 'trial' });
    expect((await student.get('/api/users')).status).toBe(403);
  });

  test('§6.33 §4.36 who is suspended is out at the next call and cannot come in; active again, they can', async () => {
    const { person, ...student } = await app.signedIn();
    expect((await patch(admin, person.id, { status: 'suspended' })).body.status).toBe('suspended');
    expect((await student.get('/api/auth/user')).status).toBe(401);
    const again = app.stranger();
    const enter = () => again.post<Problem>('/api/auth/signin', { email: person.email, password: person.password });
    expect((await enter()).body.code).toBe('conta-suspensa');
    await patch(admin, person.id, { status: 'active' });
    expect((await enter()).status).toBe(200);
  });

  test('§6.34 a trial’s limit is what an admin gives, from 0 to 1000', async () => {
    const student = await app.signedIn();
    for (const tokensLimit of [0, 1000, 350]) {
      expect((await patch(admin, student.person.id, { tokensLimit })).body.tokensLimit).toBe(tokensLimit);
      expect((await student.get<User>('/api/auth/user')).body.tokensLimit).toBe(tokensLimit);
    }
  });

  test.each([-1, 1001, 10.5, '300', null, 999_998])('§5.49 §9.11 a limit of %j is refused', async (tokensLimit) => {
    const answer = await patch<Problem>(admin, admin.person.id, { tokensLimit });
    expect([answer.status, answer.body.code]).toEqual([400, 'dados-invalidos']);
    expect(answer.body.issues?.map(({ path }) => path)).toEqual(['tokensLimit']);
  });

  test('§4.39 §9.12 premium takes the 999999 that is sent, and back in trial has the limit from before', async () => {
    const student = await app.signedIn({ tokensLimit: 40 });
    expect((await patch(admin, student.person.id, { role: 'premium', tokensLimit: 999_999 })).body.tokensLimit).toBe(999_999);
    expect((await patch(admin, student.person.id, { role: 'trial' })).body.tokensLimit).toBe(40);
  });

  test('§5.49 nobody is made an unlimited trial', async () => {
    const premium = await app.signedIn({ role: 'premium' });
    const asTrial = await patch<Problem>(admin, premium.person.id, { role: 'trial', tokensLimit: 999_999 });
    expect([asTrial.status, asTrial.body.issues?.[0]?.path]).toEqual([400, 'tokensLimit']);
    expect((await premium.get<User>('/api/auth/user')).body.role).toBe('premium');
  });

  test('§7.81 what is not named stays', async () => {
    const { person } = await app.signedIn({ role: 'premium', tokensLimit: 70 });
    const { body } = await patch(admin, person.id, { status: 'invited' });
    expect(body).toMatchObject({ role: 'premium', status: 'invited', email: person.email, emailVerified: true });
    expect(body.updatedAt > body.createdAt).toBe(true);
  });

  test.each(['00000000-0000-4000-8000-00000000dead', 'x'])('§7.81 nobody is called %s', async (id) => {
    const answer = await patch<Problem>(admin, id, { role: 'trial' });
    expect([answer.status, answer.body.code]).toEqual([404, 'pessoa-nao-encontrada']);
  });
});

describe('DELETE /api/users/{id}', () => {
  test('§1.25 §7.83 §6.36 who is removed is out at the next call, cannot come in, and is on no list', async () => {
    const { person, ...student } = await app.signedIn();
    const removed = await remove(admin, person.id);
    expect([removed.status, removed.body]).toEqual([204, undefined]);
    expect((await student.get('/api/auth/user')).status).toBe(401);
    const enter = await app.stranger().post<Problem>('/api/auth/signin', { email: person.email, password: person.password });
    expect([enter.status, enter.body.code]).toEqual([401, 'credenciais-invalidas']);
    expect((await admin.get<User[]>(`/api/users?email=${person.email}`)).body).toEqual([]);
    const again = await remove(admin, person.id);
    expect([again.status, again.body?.code]).toEqual([404, 'pessoa-nao-encontrada']);
  });

  test('§7.83 an admin may go, as long as another stays', async () => {
    const other = await app.signedIn({ role: 'admin' });
    expect((await remove(admin, admin.person.id)).status).toBe(204);
    expect((await admin.get('/api/users')).status).toBe(401);
    expect((await other.get('/api/users')).status).toBe(200);
  });
});

describe('the last admin', () => {
  const ways: [string, (by: Client, id: string) => Promise<{ status: number; body: Problem | User | undefined }>][] = [
    ['removed', remove],
    ['demoted', (by, id) => patch(by, id, { role: 'premium' })],
    ['suspended', (by, id) => patch(by, id, { status: 'suspended' })],
    ['back to invited', (by, id) => patch(by, id, { status: 'invited' })],
  ];

  test.each(ways)('§2.12.48 is not %s, and those who are not active do not count', async (_way, end) => {
    await app.signedIn({ role: 'admin', status: 'suspended' });
    await app.signedIn({ role: 'admin', status: 'invited', emailVerified: false });
    const answer = await end(admin, admin.person.id);
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'ultimo-admin' }]);
    expect(await activeAdmins()).toHaveLength(1);
  });

  test('§2.12.48 may be changed in what leaves them an active admin', async () => {
    const same = { role: 'admin', status: 'active', tokensLimit: 999_999 };
    expect((await patch(admin, admin.person.id, same)).status).toBe(200);
  });

  test.each(ways.flatMap(([one, first]) => ways.map(([other, second]) => [one, other, first, second] as const)))(
    '§2.12.48 of two who at once would each have the other %s and %s, one stays',
    async (_one, _other, first, second) => {
      const other = await app.signedIn({ role: 'admin' });
      const both = await app.db.transaction(async (trx) => {
        await trx('users.users').where({ role: 'admin' }).forUpdate();
        const calls = [first(admin, other.person.id), second(other, admin.person.id)];
        await untilWaiting(app.db, 2);
        return { calls };
      });
      const answers = await Promise.all(both.calls);
      const statuses = answers.map(({ status }) => status).toSorted();
      expect([200, 204]).toContain(statuses[0]);
      expect(statuses[1]).toBe(409);
      expect(await activeAdmins()).toHaveLength(1);
    },
  );

  test('§2.12.48 stays however many remove one another at once', async () => {
    const admins = [admin, ...(await Promise.all(Array.from({ length: 5 }, () => app.signedIn({ role: 'admin' }))))];
    const calls = admins.flatMap((by) => admins.map(({ person }) => remove(by, person.id)));
    const answers = await Promise.all(calls);
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(5);
    expect(answers.every(({ status }) => [204, 401, 404, 409].includes(status))).toBe(true);
    expect(await activeAdmins()).toHaveLength(1);
  });
});
