import { expect, test } from '@jest/globals';
import { Writable } from 'node:stream';
import type { Essay } from '@lauda/contracts';
import { createLog } from '#platform/log/log.ts';
import { goodText, theme } from './essay-texts.ts';
import { startTestApp } from './test-app.ts';

test('a request’s id is answered, logged, and follows the job that the request began; texts and e-mails are not logged', async () => {
  const lines: string[] = [];
  const log = createLog(
    'debug',
    new Writable({
      write: (line, _encoding, done) => {
        lines.push(String(line));
        done();
      },
    }),
  );
  const app = await startTestApp({}, { log });
  const student = await app.signedIn();
  const { body: essay } = await student.post<Essay>('/api/essays', { examType: 'ENEM', subject: 'Educação', theme });
  const sent = await student.post('/api/essays/correct', { essayId: essay.id, content: goodText }, { 'x-request-id': 'pedido-de-teste-1' });
  expect(sent.headers.get('x-request-id')).toBe('pedido-de-teste-1');
  await app.drain();
  const trail = lines.map((line) => JSON.parse(line)).filter(({ requestId }) => requestId === 'pedido-de-teste-1');
  expect(trail.map(({ msg }) => msg)).toEqual(['request', 'job done']);
  expect(lines.join('')).not.toMatch(/instrumento de liberdade|@teste\.local|senha-de-teste/);
  await app.close();
});
