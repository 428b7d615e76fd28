import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Problem } from '@lauda/contracts';
import { newPerson } from '../../tests/people.ts';
import { startTestApp, type TestApp } from '../../tests/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({}, { rateLimits: true });
});
afterAll(() => app.close());

const signIn = (email: string, password: string) => app.stranger().post<Problem>('/api/auth/signin', { email, password });

test('§8.81 ten wrong passwords in fifteen minutes close an account’s door for a while, also to twenty guesses at once', async () => {
  const { email, password } = await newPerson(app.db);
  const guesses = await Promise.all(Array.from({ length: 20 }, () => signIn(email.toUpperCase(), 'errada')));
  expect(guesses.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(401), ...Array(10).fill(429)]);
  const refused = await signIn(email, password);
  expect([refused.status, refused.body.code]).toEqual([429, 'muitas-tentativas']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(600);
});

test('who gets in starts anew', async () => {
  const { email, password } = await newPerson(app.db);
  for (let round = 0; round < 3; round++) {
    for (let guess = 0; guess < 9; guess++) expect((await signIn(email, 'errada')).status).toBe(401);
    expect((await signIn(email, password)).status).toBe(200);
  }
});

test('no e-mail is kept of who tried', async () => {
  await signIn('alguem@teste.local', 'errada');
  const rows = await app.db('auth.attempts').select('key');
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain('teste.local');
});
