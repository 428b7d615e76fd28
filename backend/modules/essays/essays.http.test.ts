import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Essay, EssayResults, Problem } from '@lauda/contracts';
import { essaysPerPersonMax } from '@lauda/contracts';
import { goodText, theme } from '../../tests/essay-texts.ts';
import { startTestApp, type TestApp } from '../../tests/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const enem = { examType: 'ENEM', subject: 'Educação' };
type Student = Awaited<ReturnType<TestApp['signedIn']>>;
const themed = async (student: Student) => (await student.post<Essay>('/api/essays', { ...enem, theme })).body;
const tokensUsed = async (student: Student) => (await student.get<{ tokensUsed: number }>('/api/auth/user')).body.tokensUsed;

test('§8.75 a stranger is told to sign in, whether listing, beginning, sending or reading results', async () => {
  const stranger = app.stranger();
  const answers = await Promise.all([
    stranger.get<Problem>('/api/essays'),
    stranger.post<Problem>('/api/essays', enem),
    stranger.post<Problem>('/api/essays/correct', {}),
    stranger.get<Problem>('/api/essays/00000000-0000-4000-8000-000000000000/results'),
  ]);
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(Array(4).fill([401, 'nao-autenticado']));
});

test('§4.2 §5.8 §5.9 §7.32 for ENEM the board is ENEM, and institution and position are cleared', async () => {
  const student = await app.signedIn();
  const { status, body } = await student.post<Essay>('/api/essays', { ...enem, examBoard: 'FGV', institution: 'TJ', position: 'Técnico' });
  expect([status, body.status, body.examBoard, body.institution, body.position]).toEqual([201, 'tema_gerado', 'ENEM', null, null]);
});

test('§5.4 §5.5 §5.6 §8.74 type, board and subject are asked for, each by its own sentence', async () => {
  const student = await app.signedIn();
  const empty = await student.post<Problem>('/api/essays', {});
  expect(empty.status).toBe(400);
  expect(empty.body.issues).toEqual([
    { path: 'examType', message: 'Selecione o tipo de prova' },
    { path: 'subject', message: 'Selecione a matéria/assunto' },
  ]);
  const noBoard = await student.post<Problem>('/api/essays', { examType: 'concurso', subject: 'Economia' });
  expect([noBoard.status, noBoard.body.message]).toEqual([400, 'Selecione a banca']);
});

test('§4.3 D3.1 an essay with a theme awaits its text, one without has tema_gerado', async () => {
  const student = await app.signedIn();
  expect((await themed(student)).status).toBe('aguardando_upload');
  const { body: bare } = await student.post<Essay>('/api/essays', enem);
  const { body: chosen } = await student.put<Essay>(`/api/essays/${bare.id}`, { theme, status: 'aguardando_upload' });
  expect([chosen.status, chosen.theme]).toEqual(['aguardando_upload', theme]);
});

test('§4.9 §4.10 §8.79 D3.1 a client sets no status but aguardando_upload, and the one it has is a no-op', async () => {
  const student = await app.signedIn();
  const essay = await themed(student);
  for (const status of ['corrigindo', 'corrigido', 'erro', 'tema_gerado']) {
    expect((await student.put<Problem>(`/api/essays/${essay.id}`, { status })).status).toBe(409);
  }
  expect((await student.put<Essay>(`/api/essays/${essay.id}`, { status: 'aguardando_upload' })).status).toBe(200);
});

test('§6.47 §8.78 D3.2 another person’s essay, an unknown one and a word that is no id are not found', async () => {
  const [owner, other] = [await app.signedIn(), await app.signedIn()];
  const essay = await themed(owner);
  for (const id of [essay.id, '00000000-0000-4000-8000-00000000ffff', 'nada', "1' or '1'='1"]) {
    const path = `/api/essays/${encodeURIComponent(id)}`;
    const answers = [
      await other.get<Problem>(path),
      await other.put<Problem>(path, { title: 'meu' }),
      await other.delete<Problem>(path),
      await other.get<Problem>(`${path}/results`),
      await other.post<Problem>('/api/essays/correct', { essayId: id, content: goodText }),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(Array(5).fill([404, 'redacao-nao-encontrada']));
  }
  expect((await owner.get<Essay>(`/api/essays/${essay.id}`)).body).toEqual(essay);
});

test('§5.18 §5.21 §9.1 an empty text and one under 50 words are refused, and cost nothing', async () => {
  const student = await app.signedIn();
  const essay = await themed(student);
  const empty = await student.post<Problem>('/api/essays/correct', { essayId: essay.id, content: '  \n ' });
  expect([empty.status, empty.body.code]).toEqual([400, 'conteudo-obrigatorio']);
  const short = await student.post<Problem>('/api/essays/correct', { essayId: essay.id, content: 'palavra '.repeat(49) });
  expect([short.status, short.body.code]).toEqual([400, 'texto-curto']);
  expect(short.body.message).toBe(
    'Sua redação precisa ter pelo menos 50 palavras para ser corrigida. Complete sua redação e tente novamente.',
  );
  expect(await tokensUsed(student)).toBe(0);
});

test('§4.14 D3.1 without a theme nothing is sent', async () => {
  const student = await app.signedIn();
  const { body: essay } = await student.post<Essay>('/api/essays', enem);
  const sent = await student.post<Problem>('/api/essays/correct', { essayId: essay.id, content: goodText });
  expect([sent.status, sent.body.code]).toEqual([409, 'sem-tema']);
});

test('§4.5 §4.7 §5.23 §7.43 §7.44 §9.29 §9.54 D3.4 a sent essay is charged 20 tokens, corrected by the engine, and read with its results', async () => {
  const student = await app.signedIn();
  const essay = await themed(student);
  const sent = await student.post<Essay>('/api/essays/correct', { essayId: essay.id, content: `  ${goodText}\n` });
  expect([sent.status, sent.body.status, sent.body.content]).toEqual([202, 'corrigindo', goodText]);
  const early = await student.get<Problem>(`/api/essays/${essay.id}/results`);
  expect([early.status, early.body.code]).toEqual([409, 'sem-resultado']);

  await app.drain();

  const { body: results } = await student.get<EssayResults>(`/api/essays/${essay.id}/results`);
  expect(results.competencies).toHaveLength(5);
  expect(results.totalScore).toBe(results.competencies.reduce((sum, { score }) => sum + score, 0));
  expect([results.maxScore, results.essay.status, results.essay.grade]).toEqual([1000, 'corrigido', results.totalScore]);
  for (const { start, end, excerpt } of results.errors) expect(goodText.slice(start, end)).toBe(excerpt);
  expect(results.engine).toMatch(/^motor Lauda \d/);
  expect(await tokensUsed(student)).toBe(20);
});

test('§1.15 §6.10 §6.11 §6.13 §6.14 §6.15 §9.15 trial’s answer holds three errors and the number hidden, no detailed comments and no evidence; premium’s holds all', async () => {
  const [trial, premium] = [await app.signedIn(), await app.signedIn({ role: 'premium' })];
  const read = async (student: Student) => {
    const essay = await themed(student);
    await student.post('/api/essays/correct', { essayId: essay.id, content: goodText });
    await app.drain();
    return (await student.get<EssayResults>(`/api/essays/${essay.id}/results`)).body;
  };
  const [seenByTrial, seenByPremium] = [await read(trial), await read(premium)];
  expect(seenByPremium.errors.length).toBeGreaterThan(3);
  expect(seenByTrial.errors).toEqual(seenByPremium.errors.slice(0, 3));
  expect([seenByTrial.hiddenErrors, seenByPremium.hiddenErrors]).toEqual([seenByPremium.errors.length - 3, 0]);
  expect(seenByTrial).not.toHaveProperty('detailedComments');
  expect(seenByPremium.detailedComments).toBeTruthy();
  expect(seenByTrial.competencies.flatMap(({ evidence }) => evidence)).toEqual([]);
});

test('§9.58 two simultaneous sends charge once and correct once', async () => {
  const student = await app.signedIn();
  const essay = await themed(student);
  const send = () => student.post<Problem>('/api/essays/correct', { essayId: essay.id, content: goodText });
  const answers = await Promise.all([send(), send(), send(), send()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409, 409, 409]);
  await app.drain();
  expect(await tokensUsed(student)).toBe(20);
  const { rows } = await app.db.raw('select count(*) from users.token_entries where user_id = ?', [student.person.id]);
  expect(rows[0].count).toBe(1);
});

test('§1.11 §8.76 out of tokens, the essay stays as it was and the message says insuficientes', async () => {
  const student = await app.signedIn({ tokensLimit: 30 });
  const [one, other] = [await themed(student), await themed(student)];
  expect((await student.post('/api/essays/correct', { essayId: one.id, content: goodText })).status).toBe(202);
  const refused = await student.post<Problem>('/api/essays/correct', { essayId: other.id, content: goodText });
  expect([refused.status, refused.body.code]).toEqual([402, 'tokens-insuficientes']);
  expect(refused.body.message).toContain('insuficientes');
  expect((await student.get<Essay>(`/api/essays/${other.id}`)).body).toMatchObject({ status: 'aguardando_upload', content: '' });
});

test('§4.12 §4.13 D3.1 a corrected essay never changes', async () => {
  const student = await app.signedIn();
  const essay = await themed(student);
  await student.post('/api/essays/correct', { essayId: essay.id, content: goodText });
  expect((await student.put<Problem>(`/api/essays/${essay.id}`, { content: 'outro' })).body.code).toBe('correcao-em-andamento');
  await app.drain();
  for (const change of [{ title: 'Outro' }, { content: 'outro' }, { theme: 'outro' }]) {
    expect((await student.put<Problem>(`/api/essays/${essay.id}`, change)).status).toBe(409);
  }
  expect((await student.post<Problem>('/api/essays/correct', { essayId: essay.id, content: goodText })).body.code).toBe(
    'mudanca-de-estado',
  );
});

test('§2.4.41 §7.30 the list is newest first, paged, grouped, without texts', async () => {
  const student = await app.signedIn();
  const essays = [await themed(student), await themed(student), await themed(student)];
  await student.post('/api/essays/correct', { essayId: essays[0]!.id, content: goodText });
  const all = await student.get<Essay[]>('/api/essays');
  expect(all.body.map(({ id }) => id)).toEqual([essays[0]!.id, essays[2]!.id, essays[1]!.id]);
  expect(all.body[0]).not.toHaveProperty('content');
  const drafts = await student.get<Essay[]>('/api/essays?group=rascunhos&page=2&pageSize=1');
  expect([drafts.headers.get('x-total-count'), drafts.body.map(({ id }) => id)]).toEqual(['2', [essays[1]!.id]]);
  expect((await student.get('/api/essays?pageSize=101')).status).toBe(400);
});

test('§7.37 D3.14 a deleted essay is hidden from every call, and cannot be deleted again', async () => {
  const student = await app.signedIn();
  const [kept, gone] = [await themed(student), await themed(student)];
  expect((await student.delete(`/api/essays/${gone.id}`)).status).toBe(204);
  const path = `/api/essays/${gone.id}`;
  const answers = [
    await student.get<Problem>(path),
    await student.get<Problem>(`${path}/results`),
    await student.put<Problem>(path, { title: 'de novo' }),
    await student.post<Problem>('/api/essays/correct', { essayId: gone.id, content: goodText }),
    await student.delete<Problem>(path),
  ];
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(Array(5).fill([404, 'redacao-nao-encontrada']));
  for (const query of ['', '?group=rascunhos']) {
    const listed = await student.get<Essay[]>(`/api/essays${query}`);
    expect([listed.headers.get('x-total-count'), listed.body.map(({ id }) => id)]).toEqual(['1', [kept.id]]);
  }
  expect(await tokensUsed(student)).toBe(0);
});

test('§2.4.32 D3.14 Desfazer brings an essay back as it was and where it was; twice is no harm', async () => {
  const student = await app.signedIn();
  const [older, newer] = [await themed(student), await themed(student)];
  const { body: before } = await student.put<Essay>(`/api/essays/${older.id}`, { title: 'Minha casa', content: 'Um começo.' });
  await student.put(`/api/essays/${newer.id}`, { title: 'A de cima' });
  await student.delete(`/api/essays/${older.id}`);
  for (const _press of ['first', 'second']) {
    const restored = await student.post<Essay>(`/api/essays/${older.id}/restore`);
    expect([restored.status, restored.body]).toEqual([200, before]);
  }
  expect((await student.get<Essay[]>('/api/essays')).body.map(({ id }) => id)).toEqual([newer.id, older.id]);
});

test('D3.14 D3.2 nobody brings back another person’s essay, one that never was, or a word that is no id', async () => {
  const [owner, other] = [await app.signedIn(), await app.signedIn()];
  const essay = await themed(owner);
  await owner.delete(`/api/essays/${essay.id}`);
  for (const id of [essay.id, '00000000-0000-4000-8000-00000000ffff', 'nada']) {
    const answer = await other.post<Problem>(`/api/essays/${id}/restore`);
    expect([answer.status, answer.body.code]).toEqual([404, 'redacao-nao-encontrada']);
  }
  expect((await owner.get(`/api/essays/${essay.id}`)).status).toBe(404);
});

test('D3.14 an essay deleted while it is corrected comes back corrected, charged once', async () => {
  const student = await app.signedIn();
  const essay = await themed(student);
  await student.post('/api/essays/correct', { essayId: essay.id, content: goodText });
  await student.delete(`/api/essays/${essay.id}`);
  const early = await student.post<Essay>(`/api/essays/${essay.id}/restore`);
  expect(early.body.status).toBe('corrigindo');
  await student.delete(`/api/essays/${essay.id}`);
  await app.drain();
  expect((await student.get(`/api/essays/${essay.id}/results`)).status).toBe(404);
  const { body: late } = await student.post<Essay>(`/api/essays/${essay.id}/restore`);
  expect([late.status, late.grade]).toEqual(['corrigido', expect.any(Number)]);
  expect((await student.get<EssayResults>(`/api/essays/${essay.id}/results`)).body.totalScore).toBe(late.grade);
  expect(await tokensUsed(student)).toBe(20);
});

test('D3.14 simultaneous deletions and restorations leave one essay, whole', async () => {
  const student = await app.signedIn();
  const essay = await themed(student);
  const path = `/api/essays/${essay.id}`;
  const answers = await Promise.all([
    ...Array(5)
      .fill(0)
      .map(() => student.delete(path)),
    student.post(`${path}/restore`),
  ]);
  expect(answers.every(({ status }) => [200, 204, 404].includes(status))).toBe(true);
  await student.post(`${path}/restore`);
  expect((await student.get<Essay>(path)).body).toEqual(essay);
});

test('a text is kept as typed; one with NUL or over 100,000 characters is refused with a sentence', async () => {
  const student = await app.signedIn();
  const essay = await themed(student);
  const odd = "Ação 😀 \u202Eאבג‏ <script>alert(1)</script> '; drop table essays; --";
  expect((await student.put<Essay>(`/api/essays/${essay.id}`, { content: odd })).body.content).toBe(odd);
  const nul = await student.put<Problem>(`/api/essays/${essay.id}`, { content: 'a\0b' });
  expect([nul.status, nul.body.message]).toEqual([400, expect.stringContaining('NUL')]);
  const long = await student.put<Problem>(`/api/essays/${essay.id}`, { content: 'a'.repeat(100_001) });
  expect(long.status).toBe(400);
});

test('a person keeps at most five thousand essays, and is told so', async () => {
  const student = await app.signedIn();
  const full = `insert into essays.essays (user_id, status, exam_type, exam_board, subject, max_score)
    select ?, 'tema_gerado', 'ENEM', 'ENEM', 'Educação', 1000 from generate_series(1, ?)`;
  await app.db.raw(full, [student.person.id, essaysPerPersonMax]);
  const refused = await student.post<Problem>('/api/essays', enem);
  expect([refused.status, refused.body.code]).toEqual([409, 'limite-atingido']);
});

test('D3.14 deleting makes room for another essay; bringing it back then waits for room', async () => {
  const student = await app.signedIn();
  const first = await themed(student);
  const full = `insert into essays.essays (user_id, status, exam_type, exam_board, subject, max_score)
    select ?, 'tema_gerado', 'ENEM', 'ENEM', 'Educação', 1000 from generate_series(1, ?)`;
  await app.db.raw(full, [student.person.id, essaysPerPersonMax - 1]);
  await student.delete(`/api/essays/${first.id}`);
  const { status, body: another } = await student.post<Essay>('/api/essays', enem);
  expect(status).toBe(201);
  const refused = await student.post<Problem>(`/api/essays/${first.id}/restore`);
  expect([refused.status, refused.body.code]).toEqual([409, 'limite-atingido']);
  expect((await student.get(`/api/essays/${first.id}`)).status).toBe(404);
  await student.delete(`/api/essays/${another.id}`);
  expect((await student.post(`/api/essays/${first.id}/restore`)).status).toBe(200);
});

test('a body nested without end is refused as any other that does not fit', async () => {
  const student = await app.signedIn();
  const nested = `{"examType":${'['.repeat(5_000)}${']'.repeat(5_000)}}`;
  expect((await student.post<Problem>('/api/essays', nested, { 'content-type': 'application/json' })).status).toBe(400);
});
