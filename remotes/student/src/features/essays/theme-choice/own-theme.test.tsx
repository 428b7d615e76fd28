import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { resetStore } from '@lauda/api-client/store';
import { draft, ownTheme, teacherTheme, withTheme } from '@lauda/contracts/examples';
import { type Answers, noConnection, refuse, renderRemote } from '@lauda/web-testing';
import { screen, waitFor, within } from '@testing-library/react';
import { App } from '#app/remote-app.tsx';

beforeEach(resetStore);
afterEach(resetStore);

const mine = { ...ownTheme, examType: 'ENEM', examBoard: 'ENEM', title: 'A cidade e o rio', subject: draft.subject } as const;

function showThemes(answers: Answers = {}) {
  const known = { getEssay: () => draft, listThemes: () => [teacherTheme] };
  return renderRemote(App, { path: `/essays/${draft.id}/theme`, answers: { ...known, ...answers } });
}

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));
/** The button waits for the essay. */
async function open(): Promise<HTMLElement> {
  const name = 'Usar meu próprio tema';
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(false));
  return screen.getByRole('button', { name });
}

test('§2.5.20 §2.5.21 §5.14 §5.15 a theme of one’s own is saved only when both fields are filled, and then stands among one’s own', async () => {
  const rendered = showThemes();
  await rendered.person.click(await open());
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

test('§1.5 a theme of one’s own is used like any other', async () => {
  const { person, server, path } = showThemes({ listThemes: () => [teacherTheme, mine], updateEssay: () => withTheme });
  await person.click(await (await section('Meus temas')).findByRole('button', { name: 'A cidade e o rio' }));
  await person.click((await dialog()).getByRole('button', { name: 'Usar este tema' }));
  await waitFor(() => expect(server.callsOf('updateEssay').map(({ body }) => body)).toMatchObject([{ theme: mine.content }]));
  await waitFor(() => expect(path()).toBe(`/essays/${draft.id}/upload`));
});

test('§5.15 Enter in the title saves nothing that lacks its content', async () => {
  const { person, server } = showThemes();
  await person.click(await open());
  await person.type((await dialog()).getByLabelText('Título do tema'), 'Rios{Enter}');
  expect(server.callsOf('createTheme')).toEqual([]);
});

async function fillAndSave(answers: Answers) {
  const rendered = showThemes(answers);
  await rendered.person.click(await open());
  const form = await dialog();
  await rendered.person.type(form.getByLabelText('Título do tema'), 'Rios');
  await rendered.person.type(form.getByLabelText('Conteúdo do tema'), 'Escreva.');
  await rendered.person.click(form.getByRole('button', { name: 'Salvar tema' }));
  await waitFor(() => expect(rendered.host.asked.notices).toHaveLength(1));
  return { ...rendered, form };
}

test('§8.23 a theme that cannot be saved: Erro ao salvar tema, and what was typed stays', async () => {
  const { host, form } = await fillAndSave({ createTheme: () => refuse('erro-interno', 'O servidor tropeçou.') });
  expect(host.asked.notices).toEqual([{ kind: 'error', title: 'Erro ao salvar tema', text: 'O servidor tropeçou.' }]);
  expect(form.getByLabelText<HTMLInputElement>('Título do tema').value).toBe('Rios');
  expect(form.getByLabelText<HTMLTextAreaElement>('Conteúdo do tema').value).toBe('Escreva.');
});

test('§8.24 without any answer it says that the theme could not be saved', async () => {
  const { host } = await fillAndSave({ createTheme: noConnection });
  const text = 'Não foi possível salvar o tema personalizado.';
  expect(host.asked.notices).toEqual([{ kind: 'error', title: 'Erro ao salvar tema', text }]);
});

test('§8.25 an answer without a message is Erro ao criar tema', async () => {
  const { host } = await fillAndSave({ createTheme: () => new Response('<h1>Bad Gateway</h1>', { status: 502 }) });
  expect(host.asked.notices).toEqual([{ kind: 'error', title: 'Erro ao salvar tema', text: 'Erro ao criar tema' }]);
});

test('closed unsaved, the dialog keeps what was typed', async () => {
  const { person } = showThemes();
  await person.click(await open());
  await person.type((await dialog()).getByLabelText('Título do tema'), 'Rios');
  await person.click((await dialog()).getByRole('button', { name: 'Cancelar' }));
  await person.click(await open());
  expect((await dialog()).getByLabelText<HTMLInputElement>('Título do tema').value).toBe('Rios');
});
