import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { allFailures, failureStatus, type Operation, operations, type Problem, successStatus } from '@lauda/contracts';
import { examples } from '@lauda/contracts/examples';
import type { Client } from './client.ts';
import { startTestApp, type TestApp } from './test-app.ts';

type Sample = { good?: object; bad?: Record<string, unknown> };
const all = Object.values<Operation>(operations).map((op) => ({
  id: op.id,
  op,
  sample: examples[op.id as keyof typeof examples] as Sample,
}));
const nobodys = '00000000-0000-4000-8000-00000000dead';

let app: TestApp;
let admin: Client;
let student: Client;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signedIn({ role: 'admin' });
  student = await app.signedIn();
});
afterAll(() => app.close());

describe.each(all)('the door of $id', ({ op, sample }) => {
  if (op.access !== 'public')
    test('§8.75 is closed to strangers', async () => {
      expect(await knock(app.stranger(), op, sample.good)).toMatchObject({ status: 401, body: { code: 'nao-autenticado' } });
    });

  if (op.access === 'admin')
    test('§6.25 §8.77 is closed to students', async () => {
      expect(await knock(student, op, sample.good)).toMatchObject({ status: 403, body: { code: 'somente-admin' } });
    });

  for (const [why, body] of Object.entries(sample.bad ?? {}))
    test(`§8.74 refuses a body ${why}, and says which field`, async () => {
      const { status, body: problem } = await knock(admin, op, body);
      expect([status, problem.code]).toEqual([400, 'dados-invalidos']);
      expect(problem.issues?.length).toBeGreaterThan(0);
    });

  if (op.path.includes(':id'))
    test.each([nobodys, 'x', '%00'])('§8.78 knows nothing of %s', async (id) => {
      expect((await knock(admin, op, sample.good, id)).status).toBe(404);
    });

  test('answers its good body as the contract says, or with a failure that it names', async () => {
    const { status, body } = await knock(await app.signedIn({ role: 'admin' }), op, sample.good);
    if (status < 400) expect([status, op.response ? op.response.safeParse(body).error : undefined]).toEqual([successStatus(op), undefined]);
    else
      expect([allFailures(op).includes(body.code as never), status]).toEqual([
        true,
        failureStatus[body.code as keyof typeof failureStatus],
      ]);
  });
});

function knock(client: Client, op: Operation, body?: unknown, id = nobodys) {
  return client.call<Problem>(op.method.toUpperCase(), op.path.replace(':id', id) + queryOf(op), body);
}

/** The query that a list of subjects or a search cannot go without. */
function queryOf({ id }: Operation): string {
  if (id === 'listSubjects') return '?examType=ENEM&examBoard=ENEM';
  return id === 'findThemeByContent' ? '?theme=nenhum' : '';
}
