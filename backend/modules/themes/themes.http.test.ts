import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Problem, Theme } from '@lauda/contracts';
import { startTestApp, type TestApp } from '../../tests/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.container.prepare({ demo: true });
});
afterAll(() => app.close());

const own = {
  examType: 'ENEM',
  subject: 'Educação',
  title: 'Meu tema',
  content: 'Um tema só meu.',
  generatedBy: 'user',
  generateImage: 'false',
};

test('§6.45 §6.48 D3.12 a person’s own theme is seen by that person alone, teachers’ themes by all', async () => {
  const [author, other] = [await app.signedIn(), await app.signedIn()];
  const made = await author.post<Theme>('/api/themes', own);
  expect([made.status, made.body.generatedBy, made.body.examBoard, made.body.usageCount]).toEqual([201, 'user', 'ENEM', 0]);
  const seenBy = async (who: typeof author) => (await who.get<Theme[]>('/api/themes?examType=ENEM')).body;
  expect((await seenBy(author)).map(({ id }) => id)).toContain(made.body.id);
  expect((await seenBy(other)).every(({ generatedBy }) => generatedBy === 'teacher')).toBe(true);
  const used = await other.post<Problem>(`/api/themes/${made.body.id}/use`);
  expect([used.status, used.body.code]).toEqual([404, 'tema-nao-encontrado']);
  const found = await other.get<Problem>(`/api/themes/by-content?theme=${encodeURIComponent(own.content)}`);
  expect(found.status).toBe(404);
});

test('§7.50 an own theme is also taken as multipart, as the form sends it', async () => {
  const author = await app.signedIn();
  const form = new FormData();
  for (const [name, value] of Object.entries(own)) form.set(name, value);
  expect((await author.post<Theme>('/api/themes', form)).body).toMatchObject({ title: 'Meu tema', createdBy: author.person.id });
});

test('§5.16 §7.54 title and content are both required, and a concurso names its board', async () => {
  const author = await app.signedIn();
  const blank = await author.post<Problem>('/api/themes', { ...own, title: ' ', content: '' });
  expect(blank.body.issues?.map(({ message }) => message)).toEqual(['Digite o título do tema', 'Digite o conteúdo do tema']);
  expect((await author.post<Problem>('/api/themes', { ...own, examType: 'concurso' })).body.message).toBe('Selecione a banca');
});

test('§7.47 D3.12 matching ignores case and accents', async () => {
  const student = await app.signedIn();
  const found = await student.get<Theme[]>('/api/themes?examType=ENEM&subject=EDUCACAO');
  expect(found.body.map(({ subject }) => subject)).toEqual(['Educação']);
  const byOffice = await student.get<Theme[]>(
    `/api/themes?examBoard=CEBRASPE&institution=${encodeURIComponent('polícia  CIVIL')}&position=agente`,
  );
  expect(byOffice.body.map(({ position }) => position)).toEqual(['Agente']);
});

test('§2.5.14 D3.12 the wizard’s subjects are those of the themes of that type and board, in order', async () => {
  const student = await app.signedIn();
  expect((await student.get('/api/themes/subjects?examType=ENEM&examBoard=ENEM')).body).toEqual(['Educação', 'Sociedade', 'Tecnologia']);
  expect((await student.get('/api/themes/subjects?examType=concurso&examBoard=FGV')).body).toEqual(['Meio ambiente']);
});

test('§6.5 a trial may not have a theme written by AI; whoever may is told that it does not work yet', async () => {
  const asked = { examType: 'ENEM', subject: 'Educação' };
  const [trial, premium] = [await app.signedIn(), await app.signedIn({ role: 'premium' })];
  const refused = await trial.post<Problem>('/api/themes/generate', asked);
  expect([refused.status, refused.body.code]).toEqual([403, 'somente-premium']);
  const missing = await premium.post<Problem>('/api/themes/generate', asked);
  expect([missing.status, missing.body.message]).toEqual([503, expect.stringContaining('ainda não está disponível')]);
});

test('§7.55 a use is counted truly under concurrency', async () => {
  const student = await app.signedIn();
  const [theme] = (await student.get<Theme[]>('/api/themes?examBoard=FCC')).body;
  await Promise.all(Array.from({ length: 10 }, () => student.post(`/api/themes/${theme!.id}/use`)));
  expect((await student.get<Theme[]>('/api/themes?examBoard=FCC')).body[0]!.usageCount).toBe(theme!.usageCount + 10);
});

test('D1 the demo has teachers’ themes for ENEM and for each board', async () => {
  const student = await app.signedIn();
  const { body } = await student.get<Theme[]>('/api/themes?pageSize=100');
  const boards = new Set(body.filter(({ generatedBy }) => generatedBy === 'teacher').map(({ examBoard }) => examBoard));
  expect([...boards].toSorted()).toEqual(['CEBRASPE', 'CESGRANRIO', 'ENEM', 'FCC', 'FGV']);
});

test('§7.56 a theme is found by the text that an essay keeps of it', async () => {
  const student = await app.signedIn();
  const [theme] = (await student.get<Theme[]>('/api/themes?examBoard=FGV')).body;
  const found = await student.get(`/api/themes/by-content?examType=concurso&theme=${encodeURIComponent(theme!.content)}`);
  expect(found.body).toEqual({ title: theme!.title, imageUrl: null });
});

test('§5.11 D3.11 exam types and boards compare without case', async () => {
  const student = await app.signedIn();
  const found = await student.get<Theme[]>('/api/themes?examType=enem&pageSize=2');
  expect(found.body.map(({ examType }) => examType)).toEqual(['ENEM', 'ENEM']);
  const made = await student.post<Theme>('/api/themes', { ...own, examType: 'Concurso', examBoard: 'fgv' });
  expect([made.body.examType, made.body.examBoard]).toEqual(['concurso', 'FGV']);
});

test('§7.54 §8.73 §8.74 D3.3 what is wrong with a field is said in Portuguese', async () => {
  const student = await app.signedIn();
  const wrong = await student.post<Problem>('/api/themes', {
    examType: 7,
    subject: null,
    title: 'x'.repeat(301),
    content: 5,
    generatedBy: 'teacher',
  });
  expect(wrong.body.issues).toEqual([
    { path: 'examType', message: 'Selecione o tipo de prova' },
    { path: 'subject', message: 'Selecione a matéria/assunto' },
    { path: 'title', message: 'Use no máximo 300 caracteres.' },
    { path: 'content', message: 'Digite o conteúdo do tema' },
    { path: 'generatedBy', message: 'Escolha uma destas opções: user.' },
  ]);
  expect((await student.get<Problem>('/api/themes?page=0')).body.message).toBe('O mínimo é 1.');
  const message = 'O máximo é 1.000.000.';
  const beyond = await student.get<Problem>('/api/themes?page=99999999999999999999');
  expect(beyond.body).toMatchObject({ message, issues: [{ path: 'page', message }] });
});

test('a form that breaks off is refused with a sentence', async () => {
  const author = await app.signedIn();
  for (const type of ['multipart/form-data', 'multipart/form-data; boundary=x']) {
    const answer = await author.post<Problem>('/api/themes', '--x\r\nContent-Disposition: form-data; name="title"\r\n\r\nabc', {
      'content-type': type,
    });
    expect([answer.status, answer.body.code]).toEqual([400, 'dados-invalidos']);
  }
});
