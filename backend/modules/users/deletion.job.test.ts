import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Correction, Essay, Theme } from '@lauda/contracts';
import { GiveUp } from '#platform/errors/failure.ts';
import { goodText, sampleCorrection, theme } from '../../tests/essay-texts.ts';
import { untilWaiting } from '../../tests/locks.ts';
import { startTestApp, type TestApp } from '../../tests/test-app.ts';

type SignedIn = Awaited<ReturnType<TestApp['signedIn']>>;

/** Stands in everything that the person of a test writes, and nowhere else. */
let word: string;
let correct: () => Promise<Correction>;
let app: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ corrector: { correct: () => correct() } });
  admin = await app.signedIn({ role: 'admin' });
});
beforeEach(() => {
  word = `zebrinha-${randomUUID()}`;
  correct = async () => sampleCorrection(`${word} defende a leitura.`);
});
afterAll(() => app.close());

const createEssay = (by: SignedIn) => by.post<Essay>('/api/essays', { examType: 'ENEM', subject: word, theme });
const createTheme = (by: SignedIn) =>
  by.post<Theme>('/api/themes', { examType: 'ENEM', subject: word, title: word, content: `Fale de ${word}.` });
const removal = (person: SignedIn) => admin.delete(`/api/users/${person.person.id}`);
/** The jobs of whoever listens, by the person whom they are about. */
const toldOf = ({ person }: SignedIn) =>
  app
    .db('queue.job')
    .where('name', 'like', '%.forget-person')
    .whereRaw("data->'payload'->>'userId' = ?", [person.id])
    .select('name', 'data', 'state')
    .orderBy('name');

async function sendEssay(by: SignedIn): Promise<string> {
  const { body } = await createEssay(by);
  await by.post('/api/essays/correct', { essayId: body.id, content: `${word}. ${goodText}` });
  return body.id;
}

/** Where the person or the word stands, over every column of every schema but the queue's own. */
async function tracesOf({ person }: SignedIn): Promise<string[]> {
  const { rows } = await app.db.raw(`select table_schema as schema, table_name as name, column_name as column
    from information_schema.columns where table_schema not in ('pg_catalog', 'information_schema', 'queue') order by 1, 2, 3`);
  const found = await Promise.all(
    (rows as { schema: string; name: string; column: string }[]).map(async ({ schema, name, column }) => {
      const { rowCount } = await app.db.raw(`select 1 from "${schema}"."${name}" where "${column}"::text ~* ?`, [`${person.id}|${word}`]);
      return rowCount ? `${schema}.${name}.${column}` : '';
    }),
  );
  return found.filter(Boolean);
}

/** Someone who did everything that leaves something, and is an admin too. */
async function busyPerson(): Promise<SignedIn> {
  const busy = await app.signedIn({ role: 'admin', email: `${word}@teste.local` });
  await app.db('users.users').where({ id: busy.person.id }).update({ firstName: word, lastName: word });
  await createTheme(busy);
  const forAll = await busy.post<Theme>('/api/themes', { examType: 'ENEM', subject: 'Mar', title: 'O mar', content: 'Fale do mar.' });
  await app.db('themes.themes').where({ id: forAll.body.id }).update({ generatedBy: 'teacher' });
  await sendEssay(busy);
  await app.drain();
  await sendEssay(busy);
  const { body: thrownAway } = await createEssay(busy);
  await busy.delete(`/api/essays/${thrownAway.id}`);
  return busy;
}

test('§6.36 D3.14 of a removed person nothing is left anywhere, and a teacher’s theme stays without its name', async () => {
  const busy = await busyPerson();
  const before = await tracesOf(busy);
  for (const place of ['users.users.email', 'users.token_entries.user_id', 'auth.credentials.user_id', 'auth.sessions.user_id'])
    expect(before).toContain(place);
  for (const place of ['essays.essays.content', 'essays.results.correction', 'themes.themes.created_by', 'themes.themes.content'])
    expect(before).toContain(place);

  expect((await removal(busy)).status).toBe(204);
  expect((await busy.get('/api/auth/user')).status).toBe(401);
  await app.drain();
  expect(await tracesOf(busy)).toEqual([]);
  const { body: themes } = await admin.get<Theme[]>('/api/themes?subject=Mar');
  expect(themes.map(({ title, creatorName }) => [title, creatorName])).toEqual([['O mar', '']]);
});

test('D3.14 what listens to a removal leaves the same behind when it runs twice, and touches nobody else', async () => {
  const stays = await app.signedIn();
  await createTheme(stays);
  await sendEssay(stays);
  await app.drain();
  word = `zebrinha-${randomUUID()}`;
  const gone = await app.signedIn();
  await createTheme(gone);
  await sendEssay(gone);
  await removal(gone);
  await app.drain();
  const told = await toldOf(gone);
  const everyModule = ['auth', 'essays', 'themes'].map((module) => [`${module}.forget-person`, 'completed', { userId: gone.person.id }]);
  expect(told.map(({ name, state, data }) => [name, state, data.payload])).toEqual(everyModule);

  await app.db.transaction(async (trx) => {
    for (const { name, data } of told) await app.container.jobs.enqueue(trx, name, data.payload);
  });
  await app.drain();
  expect((await toldOf(gone)).map(({ state }) => state)).toEqual(Array(6).fill('completed'));
  expect(await tracesOf(gone)).toEqual([]);
  expect((await stays.get<Essay[]>('/api/essays')).body.map(({ status }) => status)).toEqual(['corrigido']);
  expect((await stays.get<Theme[]>('/api/themes')).body.filter(({ generatedBy }) => generatedBy === 'user')).toHaveLength(1);
});

test('D3.14 a removal that does not come about is not announced', async () => {
  expect((await removal(admin)).status).toBe(409);
  expect(await toldOf(admin)).toEqual([]);
});

test.each([
  ['is done', async () => sampleCorrection(word)],
  ['is given up', () => Promise.reject(new GiveUp('no'))],
])('D3.14 a correction that %s after its person was removed ends quietly, and leaves nothing', async (_how, outcome) => {
  const student = await app.signedIn();
  await sendEssay(student);
  correct = async () => {
    await removal(student);
    await app.drain();
    return outcome();
  };
  await app.drain();
  expect(await tracesOf(student)).toEqual([]);
  expect(await app.db('queue.job').where({ name: 'essays.correct' }).whereIn('state', ['created', 'retry', 'active', 'failed'])).toEqual(
    [],
  );
});

test('D3.14 a correction that ends between the removal and its listeners is removed by them', async () => {
  const student = await app.signedIn();
  await sendEssay(student);
  await removal(student);
  await app.drain();
  expect(await tracesOf(student)).toEqual([]);
});

const writers: [string, (by: SignedIn, essay: string) => Promise<{ status: number }>][] = [
  ['creates an essay', createEssay],
  ['creates a theme', createTheme],
  ['sends an essay', (by, essayId) => by.post('/api/essays/correct', { essayId, content: goodText })],
];

test.each(writers)('D3.14 who %s while being removed is refused, and nothing of it is written', async (_what, write) => {
  const student = await app.signedIn();
  const { body: essay } = await createEssay(student);
  const { answer } = await whileRemoving(student, () => write(student, essay.id));
  expect((await answer).status).toBe(401);
  expect(await app.db('essays.essays').where({ userId: student.person.id }).select('status')).toEqual([{ status: 'aguardando_upload' }]);
  expect(await app.db('themes.themes').where({ createdBy: student.person.id })).toEqual([]);
  expect(await app.db('queue.job').where({ name: 'essays.correct', state: 'created' })).toEqual([]);
});

test('D3.14 who signs in while being removed has no session', async () => {
  const student = await app.signedIn();
  const { id, email, password } = student.person;
  await app.db('auth.sessions').where({ userId: id }).del();
  const client = app.stranger();
  const { answer } = await whileRemoving(student, () => client.post('/api/auth/signin', { email, password }));
  await answer;
  expect(await app.db('auth.sessions').where({ userId: id })).toEqual([]);
  expect((await client.get('/api/auth/user')).status).toBe(401);
});

test('D3.14 a removal waits for what the person is just writing, and takes it along', async () => {
  const student = await app.signedIn();
  const waiting = await app.db.transaction(async (trx) => {
    expect(await app.container.users.stillThere(trx, student.person.id)).toBe(true);
    const call = removal(student);
    await untilWaiting(app.db, 1);
    await trx('themes.themes').insert({
      ...{ title: word, content: word, examType: 'ENEM', examBoard: 'ENEM', subject: word, generatedBy: 'user' },
      ...{ createdBy: student.person.id, subjectKey: word, institutionKey: '', positionKey: '' },
    });
    return { call };
  });
  expect((await waiting.call).status).toBe(204);
  await app.drain();
  expect(await tracesOf(student)).toEqual([]);
});

/** Makes a call that meets a removal under way, which then comes about. */
async function whileRemoving<T>({ person }: SignedIn, call: () => Promise<T>): Promise<{ answer: Promise<T> }> {
  return app.db.transaction(async (trx) => {
    await trx('users.users').where({ id: person.id }).del();
    const answer = call();
    await untilWaiting(app.db, 1);
    return { answer };
  });
}
