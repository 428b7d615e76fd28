import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Theme } from '@lauda/contracts';
import { startTestApp, type TestApp } from '../../tests/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.container.prepare({ demo: true });
});
afterAll(() => app.close());

const own = { examType: 'ENEM', subject: 'Oceanos', title: 'O mar', content: 'Escreva sobre o mar.' };
type Student = Awaited<ReturnType<TestApp['signedIn']>>;
const themesOf = async (student: Student, query = '') => (await student.get<Theme[]>(`/api/themes?pageSize=100${query}`)).body;
const make = async (student: Student, theme: object = {}) => (await student.post<Theme>('/api/themes', { ...own, ...theme })).body;

test('§6.43 §6.44 a theme that AI made is seen by the person it was made for, and by nobody else', async () => {
  const [author, other] = [await app.signedIn(), await app.signedIn()];
  const { id } = await make(author);
  await app.db('themes.themes').where({ id }).update({ generatedBy: 'ai' });
  const seenBy = async (student: Student) => (await themesOf(student)).some((theme) => theme.id === id);
  expect([await seenBy(author), await seenBy(other)]).toEqual([true, false]);
});

test('§6.46 §7.45 whoever is signed in sees every teacher’s theme, beside the own ones', async () => {
  const [one, other] = [await app.signedIn(), await app.signedIn({ role: 'premium' })];
  const made = await make(one);
  const idsOf = async (student: Student) => (await themesOf(student)).map(({ id }) => id).toSorted();
  const teachers = (await app.db('themes.themes').where({ generatedBy: 'teacher' })).map(({ id }: { id: string }) => id);
  expect(teachers.length).toBeGreaterThan(4);
  expect([await idsOf(one), await idsOf(other)]).toEqual([[...teachers, made.id].toSorted(), teachers.toSorted()]);
});

test('§7.46 type, board, institution, position and subject each narrow the list', async () => {
  const student = await app.signedIn();
  const concurso = { examType: 'concurso', examBoard: 'FGV', institution: 'Tribunal X', position: 'Analista X', subject: 'Gestão X' };
  await make(student, { ...concurso, title: 'inteiro' });
  await make(student, { title: 'ENEM' });
  const mine = async (query: string) =>
    (await themesOf(student, query)).filter(({ createdBy }) => createdBy === student.person.id).map(({ title }) => title);
  for (const [name, value] of Object.entries(concurso)) expect([name, await mine(`&${name}=${value}`)]).toEqual([name, ['inteiro']]);
  expect([await mine('&examType=ENEM'), await mine('&examBoard=FCC'), await mine('&position=Juiz')]).toEqual([['ENEM'], [], []]);
});

test('§7.48 the list comes by pages, with how many there are', async () => {
  const student = await app.signedIn();
  const all = await themesOf(student);
  const { headers, body } = await student.get<Theme[]>('/api/themes?page=2&pageSize=2');
  expect([headers.get('x-total-count'), body]).toEqual([String(all.length), all.slice(2, 4)]);
  expect((await student.get('/api/themes?pageSize=101')).status).toBe(400);
});

test('§3.12 §5.9 a theme for ENEM keeps neither institution nor position, one for a concurso both', async () => {
  const student = await app.signedIn();
  const office = { institution: 'TJ', position: 'Técnico' };
  expect(await make(student, office)).toMatchObject({ examBoard: 'ENEM', institution: null, position: null });
  expect(await make(student, { ...office, examType: 'concurso', examBoard: 'FCC' })).toMatchObject(office);
});

test('§3.14 a theme carries the address of its image, and no image', async () => {
  const student = await app.signedIn();
  const { id } = await make(student);
  await app.db('themes.themes').where({ id }).update({ imageUrl: '/files/themes/mar.webp' });
  const seen = (await themesOf(student)).find((theme) => theme.id === id);
  expect(seen?.imageUrl).toBe('/files/themes/mar.webp');
  expect(seen).not.toHaveProperty('thumbnailData');
});
