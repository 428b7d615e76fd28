import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { resetStore } from '@lauda/api-client/store';
import { corrected, draft, ownTheme, teacherTheme, withTheme } from '@lauda/contracts/examples';
import { type Answers, noConnection, pageOf, refuse, renderRemote } from '@lauda/web-testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { App } from '#app/remote-app.tsx';

beforeEach(resetStore);
afterEach(resetStore);

const mine = { ...ownTheme, examType: 'ENEM', examBoard: 'ENEM', title: 'A cidade e o rio', subject: draft.subject } as const;
const path = `/essays/${draft.id}/theme`;

function showThemes(answers: Answers = {}, at = path) {
  return renderRemote(App, {
    path: at,
    answers: { getEssay: () => draft, listThemes: () => [teacherTheme, mine], updateEssay: () => withTheme, ...answers },
  });
}

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));

test('§2.1.14 §2.5.16 themes stand in three sections', async () => {
  const { server } = showThemes();
  expect((await section('Selecionados por professores')).getByRole('button', { name: teacherTheme.title })).toBeTruthy();
  expect((await section('Meus temas')).getByRole('button', { name: 'A cidade e o rio' })).toBeTruthy();
  expect((await section('Gerados por IA')).queryByRole('button')).toBeNull();
  expect(server.callsOf('listThemes')[0]?.query).toMatchObject({ examType: 'ENEM', examBoard: 'ENEM', subject: 'Educação' });
});

test('§2.5.29 without themes for the subject it says so', async () => {
  showThemes({ listThemes: () => [] });
  expect(await screen.findByRole('heading', { name: 'Nenhum tema disponível' })).toBeTruthy();
  expect(screen.getByText(/Você não possui temas para esta matéria/)).toBeTruthy();
});

test('§2.5.27 §2.5.30 a theme is used after a question: the essay gets its text, the use is counted, and writing begins', async () => {
  const rendered = showThemes();
  await rendered.person.click(await screen.findByRole('button', { name: teacherTheme.title }));
  expect(rendered.server.callsOf('updateEssay')).toEqual([]);
  rendered.server.answer({ getEssay: () => withTheme });
  await rendered.person.click((await dialog()).getByRole('button', { name: 'Usar este tema' }));
  await waitFor(() => expect(rendered.path()).toBe(`/essays/${draft.id}/upload`));
  expect(rendered.server.callsOf('updateEssay').map(({ params, body }) => [params.id, body])).toEqual([
    [draft.id, { theme: teacherTheme.content, status: 'aguardando_upload' }],
  ]);
  expect(rendered.server.callsOf('useTheme').map(({ params }) => params.id)).toEqual([teacherTheme.id]);
});

test('§2.5.28 Cancelar leaves the essay as it is', async () => {
  const { person, server, path: at } = showThemes();
  await person.click(await screen.findByRole('button', { name: teacherTheme.title }));
  await person.click((await dialog()).getByRole('button', { name: 'Cancelar' }));
  expect(server.callsOf('updateEssay')).toEqual([]);
  expect(at()).toBe(path);
});

test('§8.26 a theme that cannot be applied: Erro ao usar tema', async () => {
  const { person, host, server, path: at } = showThemes({ updateEssay: () => refuse('mudanca-de-estado', 'A redação já foi enviada.') });
  await person.click(await screen.findByRole('button', { name: teacherTheme.title }));
  await person.click((await dialog()).getByRole('button', { name: 'Usar este tema' }));
  const notice = { kind: 'error', title: 'Erro ao usar tema', text: 'Não foi possível aplicar o tema.' };
  await waitFor(() => expect(host.asked.notices).toEqual([notice]));
  expect(server.callsOf('useTheme')).toEqual([]);
  expect(at()).toBe(path);
});

test('two presses in the same instant use the theme once', async () => {
  const { person, server, path: at } = showThemes();
  await person.click(await screen.findByRole('button', { name: teacherTheme.title }));
  const use = (await dialog()).getByRole('button', { name: 'Usar este tema' });
  fireEvent.click(use);
  fireEvent.click(use);
  await waitFor(() => expect(at()).toBe(`/essays/${draft.id}/upload`));
  expect(server.callsOf('updateEssay')).toHaveLength(1);
});

test('§5.12 before the essay is known no themes are asked for, and nothing can be pressed that needs it', async () => {
  const { server } = showThemes({ getEssay: () => new Promise(() => {}) });
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Usar meu próprio tema' })).disabled).toBe(true);
  expect(server.callsOf('listThemes')).toEqual([]);
});

test('a section shows six sheets, and six more at each Ver mais, which goes on from the first that came', async () => {
  const themes = Array.from({ length: 8 }, (_, n) => ({
    ...teacherTheme,
    id: teacherTheme.id.replace(/..$/, `1${n}`),
    title: `Tema ${n + 1}`,
  }));
  const { person } = showThemes({ listThemes: () => [...themes, mine] });
  const sheets = async () => (await section('Selecionados por professores')).getAllByRole('heading', { level: 3 });
  expect(await sheets()).toHaveLength(6);
  await person.click(screen.getByRole('button', { name: 'Ver mais em Selecionados por professores' }));
  expect(await sheets()).toHaveLength(8);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Tema 7' }));
  expect(screen.queryByRole('button', { name: /^Ver mais/ })).toBeNull();
});

test('§7.48 beyond a hundred themes the older ones can be asked for', async () => {
  const themes = Array.from({ length: 101 }, (_, n) => ({
    ...teacherTheme,
    id: teacherTheme.id.replace(/...$/, String(n).padStart(3, '0')),
    generatedBy: n === 100 ? ('ai' as const) : ('teacher' as const),
    title: `Tema ${n}`,
  }));
  const { person } = showThemes({ listThemes: (call) => pageOf(themes, call) });
  await person.click(await screen.findByRole('button', { name: 'Carregar temas mais antigos' }));
  expect(await (await section('Gerados por IA')).findByRole('button', { name: 'Tema 100' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Carregar temas mais antigos' })).toBeNull();
});

test('§2.5.33 D3.12 Explorar temas leads from the essays page and from this step to the themes', async () => {
  for (const at of ['/essays', path]) {
    showThemes({}, at);
    expect((await screen.findByRole('link', { name: 'Explorar temas' })).getAttribute('href')).toBe('/themes');
    cleanup();
  }
});

test('themes that cannot be read say so, and can be asked for again', async () => {
  const { person, server } = showThemes({ listThemes: noConnection });
  expect((await screen.findByRole('alert')).textContent).toContain('Confira a sua conexão');
  server.answer({ listThemes: () => [teacherTheme] });
  await person.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('button', { name: teacherTheme.title })).toBeTruthy();
});

test('an essay that cannot be read says so, and can be asked for again', async () => {
  const { person, server } = showThemes({ getEssay: noConnection });
  await screen.findByRole('alert');
  server.answer({ getEssay: () => draft });
  await person.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('button', { name: teacherTheme.title })).toBeTruthy();
});

test('§2.5.32 §8.37 an essay that is not there: Redação não encontrada, with a way back', async () => {
  showThemes({ getEssay: () => refuse('redacao-nao-encontrada', 'Redação não encontrada.') });
  expect(await screen.findByRole('heading', { name: 'Redação não encontrada' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Voltar para as redações' }).getAttribute('href')).toBe('/essays');
});

test('the theme of a corrected essay does not change: the results show instead', async () => {
  const { path: at } = showThemes({ getEssay: () => corrected });
  await waitFor(() => expect(at()).toBe(`/essays/${draft.id}/results`));
});

test('§2.5.31 Voltar goes to the first step', async () => {
  showThemes();
  expect((await screen.findByRole('link', { name: 'Voltar' })).getAttribute('href')).toBe('/essays/new');
});
