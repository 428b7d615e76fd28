import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Essay, EssaySummary } from '@lauda/contracts';
import { goodText, theme } from '../../tests/essay-texts.ts';
import { startTestApp, type TestApp } from '../../tests/test-app.ts';

let app: TestApp;
let now = new Date();
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } });
});
afterAll(() => app.close());

const enem = { examType: 'ENEM', subject: 'Educação' };
type Student = Awaited<ReturnType<TestApp['signedIn']>>;
const create = async (student: Student, asked: object = {}) => (await student.post<Essay>('/api/essays', { ...enem, ...asked })).body;
const minutesLater = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000));

test('§7.32 §7.86 §3.6 an essay is made of type, board, institution, position and subject: 201, with its id', async () => {
  const student = await app.signedIn();
  const asked = { examType: 'concurso', examBoard: 'FCC', institution: 'TRT', position: 'Analista', subject: 'Direito' };
  const { status, body } = await student.post<Essay>('/api/essays', asked);
  expect([status, body]).toMatchObject([201, asked]);
  expect((await student.get<Essay>(`/api/essays/${body.id}`)).body).toEqual(body);
});

test('§5.7 institution and position may be left out', async () => {
  const { examBoard, institution, position } = await create(await app.signedIn(), { examType: 'concurso', examBoard: 'FGV' });
  expect([examBoard, institution, position]).toEqual(['FGV', null, null]);
});

test('§7.58 with a theme and the status aguardando_upload an essay starts there', async () => {
  const asked = { theme, title: 'Redação - Caminhos', status: 'aguardando_upload' };
  expect(await create(await app.signedIn(), asked)).toMatchObject(asked);
});

test('§7.28 the list holds one’s own essays, and nobody else’s', async () => {
  const [student, other] = [await app.signedIn(), await app.signedIn()];
  const own = await create(student);
  await create(other);
  expect((await student.get<EssaySummary[]>('/api/essays')).body.map(({ id }) => id)).toEqual([own.id]);
});

test('§7.30 §7.31 without parameters the list is the newest fifty, and says how many there are', async () => {
  const student = await app.signedIn();
  const rows = `insert into essays.essays (user_id, status, exam_type, exam_board, subject, max_score, title, created_at, updated_at)
    select ?, 'tema_gerado', 'ENEM', 'ENEM', 'Educação', 1000, n::text, now() + n * interval '1 minute', now() + n * interval '1 minute'
    from generate_series(1, 51) n`;
  await app.db.raw(rows, [student.person.id]);
  const { headers, body } = await student.get<EssaySummary[]>('/api/essays');
  expect([headers.get('x-total-count'), body.length, body[0]?.title, body.at(-1)?.title]).toEqual(['51', 50, '51', '2']);
  expect((await student.get<EssaySummary[]>('/api/essays?page=2')).body.map(({ title }) => title)).toEqual(['1']);
  expect((await student.get<EssaySummary[]>('/api/essays?pageSize=100')).body).toHaveLength(51);
  expect((await student.get('/api/essays?pageSize=101')).status).toBe(400);
});

test('§2.4.28 in both groups what changed last comes first, else what was made last', async () => {
  const student = await app.signedIn();
  const sendNew = async () => {
    const essay = await create(student, { theme });
    await student.post('/api/essays/correct', { essayId: essay.id, content: goodText });
    return essay.id;
  };
  const drafts = [(await create(student)).id, (minutesLater(1), (await create(student)).id)];
  const sent = [(minutesLater(1), await sendNew()), (minutesLater(1), await sendNew())];
  const orderOf = async (group: string) => (await student.get<Essay[]>(`/api/essays?group=${group}`)).body.map(({ id }) => id);
  expect([await orderOf('rascunhos'), await orderOf('submetidas')]).toEqual([drafts.toReversed(), sent.toReversed()]);
  minutesLater(1);
  await student.put(`/api/essays/${drafts[0]}`, { title: 'Mudou' });
  expect(await orderOf('rascunhos')).toEqual(drafts);
});

test('§7.33 §7.35 §7.36 title and text are saved together, or the text alone, and read back', async () => {
  const student = await app.signedIn();
  const path = `/api/essays/${(await create(student, { theme })).id}`;
  const saved = await student.put<Essay>(path, { title: 'Portas', content: 'Um começo.' });
  expect([saved.status, saved.body]).toMatchObject([200, { title: 'Portas', content: 'Um começo.' }]);
  await student.put(path, { content: 'Outro começo.' });
  expect((await student.get<Essay>(path)).body).toMatchObject({ title: 'Portas', content: 'Outro começo.', status: 'aguardando_upload' });
});

test('§7.34 §3.8 a theme and its status are set in one call, and the essay keeps the theme’s text', async () => {
  const student = await app.signedIn();
  const path = `/api/essays/${(await create(student)).id}`;
  const { status } = await student.put<Essay>(path, { theme, status: 'aguardando_upload' });
  expect([status, (await student.get<Essay>(path)).body]).toMatchObject([200, { theme, status: 'aguardando_upload' }]);
});

test('§7.41 §7.42 the sent text is saved; theme, type, board and institution stay those of the essay', async () => {
  const student = await app.signedIn();
  const { id } = await create(student, { theme });
  const other = { theme: 'Outro tema', examType: 'concurso', institution: 'TJ', examBoard: 'FGV' };
  const { status, body } = await student.post<Essay>('/api/essays/correct', { essayId: id, content: goodText, ...other });
  const kept = { id, content: goodText, theme, examType: 'ENEM', examBoard: 'ENEM', institution: null };
  expect([status, body]).toMatchObject([202, { ...kept, status: 'corrigindo' }]);
  expect((await student.get<Essay>(`/api/essays/${id}`)).body).toMatchObject(kept);
});

test('§3.9 a corrected essay has the total as its grade, and as finalScore in its feedback', async () => {
  const student = await app.signedIn();
  const { id } = await create(student, { theme });
  await student.post('/api/essays/correct', { essayId: id, content: goodText });
  await app.drain();
  const { totalScore } = (await student.get<{ totalScore: number }>(`/api/essays/${id}/results`)).body;
  expect(totalScore).toBeGreaterThan(0);
  expect((await student.get<Essay>(`/api/essays/${id}`)).body).toMatchObject({ grade: totalScore, feedback: { finalScore: totalScore } });
});

test.each(['tema_gerado', 'aguardando_upload', 'erro'])(
  '§4.4 §4.11 in %s title and text are saved, and a theme opens it for writing',
  async (status) => {
    const student = await app.signedIn();
    const path = `/api/essays/${(await create(student, status === 'tema_gerado' ? {} : { theme })).id}`;
    await app.db('essays.essays').where({ userId: student.person.id }).update({ status });
    const saved = await student.put<Essay>(path, { title: 'Portas', content: 'Um começo.' });
    expect([saved.status, saved.body]).toMatchObject([200, { title: 'Portas', content: 'Um começo.', status }]);
    const themed = await student.put<Essay>(path, { theme: 'Um tema novo' });
    expect([themed.status, themed.body]).toMatchObject([
      200,
      { theme: 'Um tema novo', status: 'aguardando_upload', content: 'Um começo.' },
    ]);
  },
);
