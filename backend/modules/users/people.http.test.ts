import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { User } from '@lauda/contracts';
import { newPerson } from '../../tests/people.ts';
import { startTestApp, type TestApp } from '../../tests/test-app.ts';

let app: TestApp;
const now = new Date('2026-05-04T10:00:00.000Z');
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } });
});
afterAll(() => app.close());

test('§3.4 a person may have an image, or none', async () => {
  const person = await app.signedIn();
  const image = async () => (await person.get<User>('/api/auth/user')).body.profileImageUrl;
  expect(await image()).toBeNull();
  await app.db('users.users').where({ id: person.person.id }).update({ profileImageUrl: '/files/ana.webp' });
  expect(await image()).toBe('/files/ana.webp');
});

test('§3.5 signing in sets the time of the last access', async () => {
  const { id, email, password } = await newPerson(app.db);
  const lastLoginAt = async () => (await app.db('users.users').where({ id }).first()).lastLoginAt as Date | null;
  expect(await lastLoginAt()).toBeNull();
  await app.stranger().post('/api/auth/signin', { email, password });
  expect(await lastLoginAt()).toEqual(now);
});

test('§7.80 people come by twenty-five', async () => {
  const admin = await app.signedIn({ role: 'admin' });
  for (let made = 0; made < 30; made += 1) await newPerson(app.db, { email: `${made}@pagina.local` });
  const { headers, body } = await admin.get<User[]>('/api/users?email=@pagina.local');
  expect([headers.get('x-total-count'), body.length]).toEqual(['30', 25]);
});
