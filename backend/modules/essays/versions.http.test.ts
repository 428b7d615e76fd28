import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Essay, Problem } from '@lauda/contracts';
import { goodText, theme } from '../../tests/essay-texts.ts';
import { startTestApp, type TestApp } from '../../tests/test-app.ts';

let app: TestApp;
// It stands still: what happens in one millisecond is told apart too.
const now = new Date('2026-03-09T18:30:00.000Z');
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } });
});
afterAll(() => app.close());

type Student = Awaited<ReturnType<TestApp['signedIn']>>;
const otherText = `${goodText} E mais nada.`;
const refused = [409, { code: 'mudou-em-outro-lugar', message: 'Esta redação mudou em outro lugar.' }];

async function begin(student: Student) {
  const { body: essay } = await student.post<Essay>('/api/essays', { examType: 'ENEM', subject: 'Educação', theme });
  const path = `/api/essays/${essay.id}`;
  return {
    essay,
    read: async () => (await student.get<Essay>(path)).body,
    put: async (change: object) => {
      const { status, body } = await student.put<Essay & Problem>(path, change);
      return [status, body] as const;
    },
    send: async (content: string, basedOn?: string) => {
      const { status, body } = await student.post<Essay & Problem>('/api/essays/correct', { essayId: essay.id, content, basedOn });
      return [status, body] as const;
    },
  };
}

test('two saves at once upon the same version: one is kept, the other changes nothing and is told so', async () => {
  const { essay, put, read } = await begin(await app.signedIn());
  const answers = await Promise.all(['Um', 'Outro'].map((content) => put({ content, basedOn: essay.updatedAt })));
  const [kept, late] = answers.toSorted(([one], [other]) => one - other);
  expect([kept![0], late]).toMatchObject([200, refused]);
  expect(await read()).toEqual(kept![1]);
});

test('a save upon what the last one answered is kept, and so is one that names no version', async () => {
  const { essay, put } = await begin(await app.signedIn());
  const [, first] = await put({ content: 'Um', basedOn: essay.updatedAt });
  const [, second] = await put({ content: 'Dois', basedOn: first.updatedAt });
  expect(second.content).toBe('Dois');
  expect(await put({ content: 'Três' })).toMatchObject([200, { content: 'Três' }]);
  expect(await put({ content: 'Quatro', basedOn: second.updatedAt })).toMatchObject(refused);
});

test('a version that PostgreSQL keeps to the microsecond is known by its millisecond', async () => {
  const { essay, put, read } = await begin(await app.signedIn());
  await app.db.raw("update essays.essays set updated_at = '2026-03-09T18:30:00.123456Z' where id = ?", [essay.id]);
  expect(await put({ content: 'Um', basedOn: (await read()).updatedAt })).toMatchObject([200, { content: 'Um' }]);
});

test.each(['0000-01-01T00:00:00Z', '9999-12-31T23:59:59.999999Z'])('a version that never was is another one: %s', async (basedOn) => {
  const { put, send } = await begin(await app.signedIn());
  expect([await put({ content: 'Um', basedOn }), await send(goodText, basedOn)]).toMatchObject([refused, refused]);
});

test('another text that was saved meanwhile is not sent over: nothing is charged, and the text stays', async () => {
  const student = await app.signedIn();
  const { essay, put, send, read } = await begin(student);
  await put({ content: 'Escrito no celular' });
  expect(await send(goodText, essay.updatedAt)).toMatchObject(refused);
  const saved = await read();
  expect(saved).toMatchObject({ status: 'aguardando_upload', content: 'Escrito no celular' });
  expect((await student.get<{ tokensUsed: number }>('/api/auth/user')).body.tokensUsed).toBe(0);
  expect(await send(goodText, saved.updatedAt)).toMatchObject([202, { content: goodText }]);
});

test('a save and a send at once upon the same version: one of them is kept whole', async () => {
  const { essay, put, send, read } = await begin(await app.signedIn());
  const [saved, sent] = await Promise.all([put({ content: otherText, basedOn: essay.updatedAt }), send(goodText, essay.updatedAt)]);
  const { status, content } = await read();
  if (saved[0] === 200) expect([sent, status, content]).toMatchObject([refused, 'aguardando_upload', otherText]);
  else expect([saved[1].code, sent[0], status, content]).toEqual(['correcao-em-andamento', 202, 'corrigindo', goodText]);
});
