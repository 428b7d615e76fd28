import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Operation, operations, type Problem } from '@lauda/contracts';
import { examples } from '@lauda/contracts/examples';
import type { Client } from './client.ts';
import { startTestApp, type TestApp } from './test-app.ts';

type Sample = { bad?: Record<string, unknown> };
const bodies = Object.values<Operation>(operations).flatMap((op) =>
  Object.entries((examples[op.id as keyof typeof examples] as Sample).bad ?? {}).map(([why, body]) => ({ id: op.id, why, op, body })),
);
const nobodys = '00000000-0000-4000-8000-00000000dead';

let app: TestApp;
let admin: Client;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signedIn({ role: 'admin' });
});
afterAll(() => app.close());

test.each(bodies)('§8.74 $id refuses a body $why, and says which field', async ({ op, body }) => {
  const { status, body: problem } = await admin.call<Problem>(op.method.toUpperCase(), op.path.replace(':id', nobodys), body);
  expect([status, problem.code]).toEqual([400, 'dados-invalidos']);
  expect(problem.issues?.length).toBeGreaterThan(0);
});
