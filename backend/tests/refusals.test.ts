import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Problem } from '@lauda/contracts';
import { createLog } from '#platform/log/log.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
const logged: string[] = [];
beforeAll(async () => {
  app = await startTestApp({}, { log: createLog('error', { write: (line) => void logged.push(line) }) });
});
afterAll(() => app.close());

test('§7.2 a body that is not JSON is 415', async () => {
  const student = await app.signedIn();
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml']) {
    const { status, body } = await student.post<Problem>('/api/essays', 'examType=ENEM', { 'content-type': type });
    expect([status, body]).toEqual([415, { code: 'tipo-nao-aceito', message: 'Tipo de conteúdo não aceito: envie JSON.' }]);
  }
});

test('§8.80 a body of more than a megabyte is 413', async () => {
  const student = await app.signedIn();
  const { status, body } = await student.post<Problem>('/api/essays', { examType: 'ENEM', subject: 'x'.repeat(1_100_000) });
  expect([status, body]).toEqual([413, { code: 'muito-grande', message: 'O conteúdo enviado é grande demais.' }]);
});

test('§8.83 §8.73 what breaks inside is told in a sentence, and only the log has the stack', async () => {
  const student = await app.signedIn();
  await app.db.raw('alter table essays.essays rename to hidden');
  const { status, body } = await student.get<Problem>('/api/essays');
  await app.db.raw('alter table essays.hidden rename to essays');
  expect([status, body]).toEqual([500, { code: 'erro-interno', message: 'Algo deu errado do nosso lado. Tente de novo em instantes.' }]);
  expect(logged.join('')).toMatch(/essays\.essays.*at .*\.ts/s);
});

test('§7.85 a state change with neither Origin nor Sec-Fetch-Site passes', async () => {
  const student = await app.signedIn();
  expect((await student.post('/api/essays', { examType: 'ENEM', subject: 'Educação' })).status).toBe(201);
});

test('§7.16 whoever signs in is answered with a message and who they are', async () => {
  const { person } = await app.signedIn();
  const answer = await app.stranger().post('/api/auth/signin', { email: person.email, password: person.password });
  expect([answer.status, answer.body]).toMatchObject([200, { message: expect.stringMatching(/\S/), user: { id: person.id } }]);
});
