import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { resetStore } from '@lauda/api-client/store';
import { draft } from '@lauda/contracts/examples';
import { lastExamOf } from '@lauda/host-sdk';
import { fakeHost } from '@lauda/host-sdk/fake';
import { type Answers, noConnection, refuse, renderRemote, type RenderedRemote } from '@lauda/web-testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { App } from '#app/remote-app.tsx';

beforeEach(() => {
  localStorage.clear();
  resetStore();
});
afterEach(resetStore);

const lastExam = lastExamOf(fakeHost().user.id);
const showForm = (answers: Answers = {}) => renderRemote(App, { path: '/essays/new', answers: { getEssay: () => draft, ...answers } });

/** Opens a select of antd and takes one of its options. */
async function choose({ person }: RenderedRemote, field: string, option: string) {
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: field }));
  await person.click(await screen.findByTitle(option));
}

test('§2.1.13 §2.5.1 §2.5.3 the first of four steps', async () => {
  showForm();
  const steps = await screen.findAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual([
    'Nova Redação (etapa atual)',
    'Escolher Tema (a seguir)',
    'Escrever (a seguir)',
    'Corrigir (a seguir)',
  ]);
});

test('§5.1 §5.2 §5.3 type, board and subject are required, each with its message', async () => {
  const { person, server } = showForm();
  await person.click(await screen.findByRole('button', { name: 'Continuar' }));
  expect(await screen.findByText('Selecione o tipo de prova')).toBeTruthy();
  expect(await screen.findByText('Selecione a matéria/assunto')).toBeTruthy();
  await person.click(screen.getByText('Concurso'));
  await person.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(await screen.findByText('Selecione a banca')).toBeTruthy();
  expect(server.callsOf('createEssay')).toEqual([]);
});

test('§2.5.6 §2.5.7 §2.5.8 the board, institution and position are there only for a concurso', async () => {
  const { person } = showForm();
  await person.click(await screen.findByText('ENEM'));
  expect(screen.queryByRole('combobox', { name: 'Banca' })).toBeNull();
  expect(screen.queryByLabelText(/Instituição/)).toBeNull();
  await person.click(screen.getByText('Concurso'));
  expect(await screen.findByRole('combobox', { name: 'Banca' })).toBeTruthy();
  expect(screen.getByLabelText(/Instituição/)).toBeTruthy();
  expect(screen.getByLabelText(/Cargo/)).toBeTruthy();
});

test('§2.5.10 §2.5.11 §5.8 an ENEM essay is created and goes on to its theme', async () => {
  const rendered = showForm();
  await rendered.person.click(await screen.findByText('ENEM'));
  await choose(rendered, 'Matéria/assunto', 'Educação');
  await rendered.person.click(screen.getByRole('button', { name: 'Continuar' }));
  await waitFor(() => expect(rendered.path()).toBe(`/essays/${draft.id}/theme`));
  expect(rendered.server.callsOf('listSubjects').map(({ query }) => query)).toEqual([{ examType: 'ENEM', examBoard: 'ENEM' }]);
  expect(rendered.server.callsOf('createEssay').map(({ body }) => body)).toEqual([
    { examType: 'ENEM', examBoard: 'ENEM', institution: null, position: null, subject: 'Educação' },
  ]);
});

test('§2.5.15 Outro asks for the subject in words of one’s own', async () => {
  const rendered = showForm();
  await rendered.person.click(await screen.findByText('ENEM'));
  await choose(rendered, 'Matéria/assunto', 'Outro');
  await rendered.person.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(await screen.findByText('Selecione a matéria/assunto')).toBeTruthy();
  await rendered.person.type(screen.getByLabelText('Qual matéria ou assunto?'), 'Oceanos');
  await rendered.person.click(screen.getByRole('button', { name: 'Continuar' }));
  await waitFor(() => expect(rendered.server.callsOf('createEssay')[0]?.body).toMatchObject({ subject: 'Oceanos' }));
});

test('§2.5.6 the two exams are a group that tells what is asked', async () => {
  showForm();
  expect(await screen.findByRole('radiogroup', { name: 'Tipo de prova' })).toBeTruthy();
});

test('§2.5.13 the last settings fill the form the next time', async () => {
  localStorage.setItem(lastExam, '{"examType":"concurso","examBoard":"FCC","position":"Analista","subject":"Saúde"}');
  const { person, server } = showForm();
  expect((await screen.findByLabelText<HTMLInputElement>(/Cargo/)).value).toBe('Analista');
  await person.click(screen.getByRole('button', { name: 'Continuar' }));
  await waitFor(() =>
    expect(server.callsOf('createEssay')[0]?.body).toEqual({
      examType: 'concurso',
      examBoard: 'FCC',
      institution: null,
      position: 'Analista',
      subject: 'Saúde',
    }),
  );
});

test('another type of exam empties the subject', async () => {
  localStorage.setItem(lastExam, '{"examType":"ENEM","subject":"Saúde"}');
  const { person, server } = showForm();
  await person.click(await screen.findByText('Concurso'));
  await person.click(screen.getByText('ENEM'));
  await person.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(await screen.findByText('Selecione a matéria/assunto')).toBeTruthy();
  expect(server.callsOf('createEssay')).toEqual([]);
});

test('§8.19 an essay that cannot be created: Erro, with the server’s message', async () => {
  localStorage.setItem(lastExam, '{"examType":"ENEM","subject":"Saúde"}');
  const { person, host, path } = showForm({ createEssay: () => refuse('dados-invalidos', 'Matéria desconhecida.') });
  await person.click(await screen.findByRole('button', { name: 'Continuar' }));
  await waitFor(() => expect(host.asked.notices).toEqual([{ kind: 'error', title: 'Erro', text: 'Matéria desconhecida.' }]));
  expect(path()).toBe('/essays/new');
});

test('§2.5.10 two presses in the same instant create one essay', async () => {
  localStorage.setItem(lastExam, '{"examType":"ENEM","subject":"Saúde"}');
  const { server, path } = showForm();
  const submit = await screen.findByRole('button', { name: 'Continuar' });
  fireEvent.click(submit);
  fireEvent.click(submit);
  await waitFor(() => expect(path()).toBe(`/essays/${draft.id}/theme`));
  expect(server.callsOf('createEssay')).toHaveLength(1);
});

test('§2.5.14 without an exam and a board there are no subjects yet; where they do not come, Outro remains', async () => {
  const rendered = showForm({ listSubjects: noConnection });
  expect(await screen.findByText('Escolha antes a prova e a banca')).toBeTruthy();
  await rendered.person.click(screen.getByText('ENEM'));
  expect(await screen.findByText('Não deu para carregar as matérias. Escolha Outro e escreva a sua.')).toBeTruthy();
  await choose(rendered, 'Matéria/assunto', 'Outro');
  await rendered.person.type(screen.getByLabelText('Qual matéria ou assunto?'), 'Oceanos');
  await rendered.person.click(screen.getByRole('button', { name: 'Continuar' }));
  await waitFor(() => expect(rendered.path()).toBe(`/essays/${draft.id}/theme`));
});

test('§2.5.11 the next step shows the new essay without asking for it', async () => {
  localStorage.setItem(lastExam, '{"examType":"ENEM","subject":"Saúde"}');
  const { person, server } = showForm({ createEssay: () => ({ ...draft, subject: 'Saúde' }) });
  await person.click(await screen.findByRole('button', { name: 'Continuar' }));
  expect(await screen.findByText('Temas de Saúde')).toBeTruthy();
  expect(server.callsOf('getEssay')).toEqual([]);
});

test('§2.5.9 Voltar goes to the list', async () => {
  showForm();
  expect((await screen.findByRole('link', { name: 'Voltar' })).getAttribute('href')).toBe('/essays');
});
