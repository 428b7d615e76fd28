import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Problem, User } from '@lauda/contracts';
import { createLog } from '#platform/log/log.ts';
import { startTestApp, type TestApp } from '../../tests/test-app.ts';
import { untilWaiting } from '../../tests/locks.ts';
import { newPerson } from '../../tests/people.ts';

let app: TestApp;
const clock = { time: Date.now(), now: () => new Date(clock.time) };
beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(() => app.close());

test('§1.29 §7.9 §7.10 §7.13 who signs in is known, and signing out ends the session for good', async () => {
  const person = await app.signedIn();
  const me = await person.get<User>('/api/auth/user');
  expect([me.status, me.body.id, me.body.email]).toEqual([200, person.person.id, person.person.email]);
  const kept = person.cookie;
  expect((await person.post<{ redirect: string }>('/api/auth/logout')).body).toEqual({ redirect: '/signin' });
  expect(person.cookie).toBe('lauda.sid=');
  person.cookie = kept;
  expect((await person.get('/api/auth/user')).status).toBe(401);
});

test('signing out takes away the very cookie that signing in gave, with all its attributes', async () => {
  const { email, password } = await newPerson(app.db);
  const person = app.stranger();
  const given = (await person.post('/api/auth/signin', { email, password })).headers.get('set-cookie');
  const taken = (await person.post('/api/auth/logout')).headers.get('set-cookie');
  expect(taken).toMatch(/^lauda\.sid=; .*Expires=Thu, 01 Jan 1970/);
  expect(attributesOf(taken)).toEqual(attributesOf(given));
});

test('a wrong password and an unknown e-mail get the same answer', async () => {
  const { email } = await newPerson(app.db);
  const wrong = await app.stranger().post<Problem>('/api/auth/signin', { email, password: 'errada' });
  const unknown = await app.stranger().post<Problem>('/api/auth/signin', { email: 'ninguem@teste.local', password: 'errada' });
  expect(wrong.status).toBe(401);
  expect(wrong.body).toEqual({ message: 'Email ou senha incorretos.', code: 'credenciais-invalidas' });
  expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
});

test('§8.51 an unverified e-mail is told in the words the page knows, only to who has the password', async () => {
  const { email, password } = await newPerson(app.db, { emailVerified: false });
  const right = await app.stranger().post<Problem>('/api/auth/signin', { email, password });
  expect([right.status, right.body.message]).toEqual([403, 'Email não verificado']);
  const wrong = await app.stranger().post<Problem>('/api/auth/signin', { email, password: 'errada' });
  expect(wrong.body.code).toBe('credenciais-invalidas');
});

test('who was invited is active from the first sign-in on', async () => {
  const { id, email, password } = await newPerson(app.db, { status: 'invited' });
  const statusNow = async () => (await app.db('users.users').where({ id }).first()).status as string;
  await app.stranger().post('/api/auth/signin', { email, password: 'errada' });
  expect(await statusNow()).toBe('invited');
  const { status, body } = await app.stranger().post<{ user: User }>('/api/auth/signin', { email, password });
  expect([status, body.user.status, await statusNow()]).toEqual([200, 'active', 'active']);
});

test('a suspended person is out at the next call', async () => {
  const person = await app.signedIn();
  await app.db('users.users').where({ id: person.person.id }).update({ status: 'suspended' });
  const answer = await person.get<Problem>('/api/essays');
  expect([answer.status, answer.body.code]).toEqual([401, 'nao-autenticado']);
  const again = await app.stranger().post<Problem>('/api/auth/signin', { email: person.person.email, password: person.person.password });
  expect([again.status, again.body.message]).toEqual([403, 'Conta suspensa. Fale com o suporte.']);
});

test('the session id is renewed at sign-in, and only its hash is kept', async () => {
  const person = await app.signedIn();
  const first = person.cookie;
  await person.post('/api/auth/signin', { email: person.person.email, password: person.person.password });
  expect(person.cookie).not.toBe(first);
  const { rows } = await app.db.raw("select encode(id_hash, 'escape') as kept from auth.sessions where user_id = ?", [person.person.id]);
  const sid = decodeURIComponent(person.cookie).split('s:')[1]!.split('.')[0]!;
  expect(rows.map(({ kept }: { kept: string }) => kept)).not.toContain(sid);
});

test('a session is touched at most every five minutes, and ends after thirty days unused', async () => {
  const person = await app.signedIn();
  const lastSeen = async () => (await app.db('auth.sessions').where({ userId: person.person.id }).first()).lastSeenAt as Date;
  const before = await lastSeen();
  clock.time += 60_000;
  expect((await person.get('/api/auth/user')).headers.get('set-cookie')).toBeNull();
  expect(await lastSeen()).toEqual(before);
  clock.time += 5 * 60_000;
  const renewed = await person.get('/api/auth/user');
  expect(renewed.headers.get('set-cookie')).toMatch(/^lauda\.sid=.*; Expires=.*; HttpOnly; SameSite=Lax$/);
  expect(await lastSeen()).toEqual(clock.now());
  clock.time += 31 * 24 * 3600_000;
  expect((await person.get('/api/auth/user')).status).toBe(401);
});

test('a session that could not be prolonged is good all the same, and the log tells of it', async () => {
  const lines: string[] = [];
  const other = await startTestApp({ clock }, { log: createLog('warn', { write: (line) => void lines.push(line) }) });
  const person = await other.signedIn();
  await other.db.raw(`alter table auth.sessions add check (last_seen_at <= '${clock.now().toISOString()}')`);
  clock.time += 6 * 60_000;
  expect((await person.get('/api/auth/user')).status).toBe(200);
  expect(lines.join('')).toContain('session not prolonged');
  await other.close();
});

test('a session that ends while a call is under way is not brought back by it', async () => {
  const person = await app.signedIn();
  clock.time += 6 * 60_000;
  const call = await app.db.transaction(async (trx) => {
    await trx.raw('lock table essays.essays in access exclusive mode');
    const list = person.get('/api/essays');
    await untilWaiting(app.db, 1);
    await app.db('auth.sessions').where({ userId: person.person.id }).del();
    return [list];
  });
  expect((await call[0]!).status).toBe(200);
  expect((await person.get('/api/auth/user')).status).toBe(401);
});

test('the cookie is not for scripts nor for other sites', async () => {
  const { email, password } = await newPerson(app.db);
  const answer = await app.stranger().post('/api/auth/signin', { email, password });
  expect(answer.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax$/);
});

test.each([
  ['a foreign Origin', { origin: 'https://outro.example' }],
  ['another site in Sec-Fetch-Site', { 'sec-fetch-site': 'cross-site' }],
  ['an opaque Origin', { origin: 'null' }],
])('§7.84 D3.15 a state change from %s is refused', async (_who, headers) => {
  const person = await app.signedIn();
  const answer = await person.post<Problem>('/api/essays', { examType: 'ENEM', subject: 'Educação' }, headers);
  expect([answer.status, answer.body.code]).toEqual([403, 'origem-recusada']);
  expect((await person.get('/api/essays')).body).toEqual([]);
});

test('D3.15 our own origin and a program without either header pass', async () => {
  const person = await app.signedIn();
  const own = await person.post(
    '/api/essays',
    { examType: 'ENEM', subject: 'Educação' },
    { origin: app.origin, 'sec-fetch-site': 'same-origin' },
  );
  expect(own.status).toBe(201);
});

test('§7.14 §3.29 the server says which ways of signing in it offers', async () => {
  expect((await app.stranger().get('/api/auth/status')).body).toEqual({ availableAuthMethods: { google: false, email: false } });
});

/** All but name, value and moment. */
const attributesOf = (cookie: string | null): string[] =>
  (cookie ?? '')
    .split('; ')
    .slice(1)
    .filter((part) => !part.startsWith('Expires='))
    .toSorted();
