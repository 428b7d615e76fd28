import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { resetStore } from '@lauda/api-client/store';
import { corrected, draft, ownTheme, teacherTheme, withTheme } from '@lauda/contracts/examples';
import type { User } from '@lauda/contracts/types';
import { type Answers, refuse, renderRemote } from '@lauda/web-testing';
import { screen, waitFor, within } from '@testing-library/react';
import { App } from '#app/remote-app.tsx';

beforeEach(resetStore);
afterEach(resetStore);

const mine = { ...ownTheme, examType: 'ENEM', examBoard: 'ENEM', title: 'A cidade e o rio', subject: draft.subject } as const;
const path = `/essays/${draft.id}/theme`;

function showThemes(answers: Answers = {}, user: Partial<User> = {}) {
  return renderRemote(App, {
    path,
    user,
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

test('a theme that cannot be applied: Erro ao usar tema', async () => {
  const { person, host, server, path: at } = showThemes({ updateEssay: () => refuse('mudanca-de-estado', 'A redação já foi enviada.') });
  await person.click(await screen.findByRole('button', { name: teacherTheme.title }));
  await person.click((await dialog()).getByRole('button', { name: 'Usar este tema' }));
  await waitFor(() =>
    expect(host.asked.notices).toEqual([{ kind: 'error', title: 'Erro ao usar tema', text: 'A redação já foi enviada.' }]),
  );
  expect(server.callsOf('useTheme')).toEqual([]);
  expect(at()).toBe(path);
});

test('§2.5.20 §2.5.21 §5.14 §5.15 a theme of one’s own is saved only when both fields are filled, and then stands among one’s own', async () => {
  const rendered = showThemes({ listThemes: () => [teacherTheme] });
  await rendered.person.click(await screen.findByRole('button', { name: 'Usar meu próprio tema' }));
  const form = await dialog();
  const save = () => form.getByRole<HTMLButtonElement>('button', { name: 'Salvar tema' });
  expect(save().disabled).toBe(true);
  await rendered.person.type(form.getByLabelText('Título do tema'), 'A cidade e o rio');
  expect(save().disabled).toBe(true);
  await rendered.person.type(form.getByLabelText('Conteúdo do tema'), 'Escreva sobre rios urbanos.');
  await waitFor(() => expect(save().disabled).toBe(false));
  rendered.server.answer({ listThemes: () => [teacherTheme, mine], createTheme: () => mine });
  await rendered.person.click(save());
  expect(await (await section('Meus temas')).findByRole('button', { name: 'A cidade e o rio' })).toBeTruthy();
  expect(rendered.server.callsOf('createTheme').map(({ body }) => body)).toEqual([
    {
      examType: 'ENEM',
      examBoard: 'ENEM',
      institution: null,
      position: null,
      subject: 'Educação',
      title: 'A cidade e o rio',
      content: 'Escreva sobre rios urbanos.',
      generatedBy: 'user',
      generateImage: 'false',
    },
  ]);
});

test('§8.23 a theme that cannot be saved: Erro ao salvar tema, and what was typed stays', async () => {
  const { person, host } = showThemes({ createTheme: () => refuse('erro-interno', 'O servidor tropeçou.') });
  await person.click(await screen.findByRole('button', { name: 'Usar meu próprio tema' }));
  const form = await dialog();
  await person.type(form.getByLabelText('Título do tema'), 'Rios');
  await person.type(form.getByLabelText('Conteúdo do tema'), 'Escreva.');
  await person.click(form.getByRole('button', { name: 'Salvar tema' }));
  await waitFor(() => expect(host.asked.notices).toEqual([{ kind: 'error', title: 'Erro ao salvar tema', text: 'O servidor tropeçou.' }]));
  expect(form.getByLabelText<HTMLInputElement>('Título do tema').value).toBe('Rios');
});

test('§2.5.22 §2.5.23 §2.5.25 §6.2 to a trial user Gerar com IA has a badge and opens the plans', async () => {
  const { person, host } = showThemes();
  await person.click(await screen.findByRole('button', { name: 'Gerar com IA Premium' }));
  expect(host.asked.plans).toEqual(['ai_theme']);
});

test('§2.5.24 §6.3 to a premium user it has no badge, and for now says that it comes later', async () => {
  const { person, host } = showThemes({}, { role: 'premium' });
  await person.click(await screen.findByRole('button', { name: 'Gerar com IA' }));
  expect(host.asked.plans).toEqual([]);
  expect(host.asked.notices.map(({ title }) => title)).toEqual(['Em breve']);
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
