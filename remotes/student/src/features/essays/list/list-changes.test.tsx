import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { resetStore } from '@lauda/api-client/store';
import { withTheme, summaryOf } from '@lauda/contracts/examples';
import type { Essay, EssaySummary } from '@lauda/contracts/types';
import { type Answers, type Call, refuse, type RenderedRemote, renderRemote } from '@lauda/web-testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { App } from '#app/remote-app.tsx';
import { begun, card, essay, inCorrection, listOf, section, showList, titlesIn, written } from './testing.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  resetStore();
});
afterEach(resetStore);

describe('the list after a change made elsewhere', () => {
  const shownCount = async (name: string) => (await screen.findByRole('heading', { level: 2, name: new RegExp(name) })).textContent;
  const drafts = Array.from({ length: 8 }, (_, n) =>
    essay(200 + n, { status: 'aguardando_upload', title: `Rascunho ${n + 1}`, theme: 'Um tema' }),
  );
  const eighth = { ...withTheme, ...drafts[7] };

  async function changeElsewhere(path: string, answers: Answers, change: (person: RenderedRemote['person']) => Promise<void>) {
    cleanup();
    const { person, host } = renderRemote(App, { path, answers });
    await change(person);
    await waitFor(() => expect(host.asked.notices).toHaveLength(1));
    cleanup();
  }

  test('§7.29 a draft that no page showed yet is saved: the list is asked anew, and its count is right', async () => {
    showList({ listEssays: listOf({ rascunhos: drafts }) });
    expect(await shownCount('Rascunhos')).toBe('Rascunhos 8');
    const saved = { ...eighth, title: 'O último', updatedAt: '2026-04-01T10:00:00.000Z' };
    await changeElsewhere(`/essays/${eighth.id}/upload`, { getEssay: () => eighth, updateEssay: () => saved }, async (person) => {
      await person.type(await screen.findByRole('textbox', { name: 'Título da redação' }), '!');
      await person.click(screen.getByRole('button', { name: 'Salvar para depois' }));
    });
    const { person } = showList({ listEssays: listOf({ rascunhos: [summaryOf(saved), ...drafts.slice(0, 7)] }) });
    await screen.findByText('O último');
    expect(await shownCount('Rascunhos')).toBe('Rascunhos 8');
    await person.click(screen.getByRole('button', { name: 'Ver mais em Rascunhos' }));
    expect(await screen.findByText('Rascunho 7')).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(8);
  });

  test('§4.16 a send that fails has the lists asked anew: what went on elsewhere shows', async () => {
    showList({ listEssays: listOf({ rascunhos: drafts }) });
    expect(await shownCount('Rascunhos')).toBe('Rascunhos 8');
    const refused = () => refuse('correcao-em-andamento', 'A correção já começou.');
    const content = 'Ler abre portas que a rua esconde. '.repeat(8);
    const answers = { getEssay: () => ({ ...eighth, content }), correctEssay: refused };
    await changeElsewhere(`/essays/${eighth.id}/upload`, answers, async (person) => {
      await person.click(await screen.findByRole('button', { name: 'CORRIGIR' }));
    });
    const begun = { ...summaryOf(eighth), status: 'corrigindo' } as const;
    showList({ listEssays: listOf({ submetidas: [begun], rascunhos: drafts.slice(0, 7) }) });
    expect(await screen.findByText('Corrigindo...')).toBeTruthy();
    expect(await shownCount('Rascunhos')).toBe('Rascunhos 7');
  });

  test('§4.15 one that was sent shows as Corrigindo... at once, first of six, though it is corrected by now', async () => {
    const before = Array.from({ length: 6 }, (_, n) =>
      essay(300 + n, { status: 'corrigido', title: `Enviada ${n + 1}`, theme: 'Um tema', grade: 800 }),
    );
    const text = 'Ler abre portas que a rua esconde. '.repeat(8).trim();
    const written8: Essay = { ...eighth, content: text };
    const after = { ...summaryOf(written8), status: 'corrigido', grade: 700 } as const;
    let server = listOf({ submetidas: before, rascunhos: drafts });
    const listEssays = (call: Call) => server(call);
    showList({ listEssays });
    expect(await shownCount('Submetidas')).toBe('Submetidas 6');
    server = listOf({ submetidas: [after, ...before], rascunhos: drafts.slice(0, 7) });
    cleanup();
    const answers = { listEssays, getEssay: () => written8, correctEssay: (): Essay => ({ ...written8, status: 'corrigindo' }) };
    const { person, path } = renderRemote(App, { path: `/essays/${eighth.id}/upload`, answers });
    await person.click(await screen.findByRole('button', { name: 'CORRIGIR' }));
    await waitFor(() => expect(path()).toBe('/essays'));
    expect(await screen.findByText('Corrigindo...')).toBeTruthy();
    expect(
      section(/Submetidas/)
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent),
    ).toEqual(['Rascunho 8', 'Enviada 1', 'Enviada 2', 'Enviada 3', 'Enviada 4', 'Enviada 5']);
    expect([await shownCount('Submetidas'), await shownCount('Rascunhos')]).toEqual(['Submetidas 7', 'Rascunhos 7']);
    expect(section(/Submetidas/).getByRole('button', { name: /Ver mais/ })).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Corrigindo...')).toBeNull(), { timeout: 5000 });
    expect(card('Rascunho 8').getByText('700/1000')).toBeTruthy();
  }, 15_000);
});

test('§4.15 §4.16 what is sent shows as Corrigindo... before the server answers, and a failed send has the lists asked anew', async () => {
  const held: Essay = { ...withTheme, ...written, content: 'Ler abre portas que a rua esconde. '.repeat(8) };
  const listEssays = listOf({ rascunhos: [written, begun] });
  showList({ listEssays });
  await screen.findByText('O ônibus das seis');
  cleanup();
  let fail = () => {};
  const { person, server } = renderRemote(App, {
    path: `/essays/${written.id}/upload`,
    answers: {
      listEssays,
      getEssay: () => held,
      correctEssay: () => new Promise((resolve) => (fail = () => resolve(refuse('erro-interno', 'Não.')))),
    },
  });
  await person.click(await screen.findByRole('button', { name: 'CORRIGIR' }));
  await waitFor(() => expect(server.callsOf('correctEssay')).toHaveLength(1));
  await person.click(screen.getByRole('link', { name: 'Voltar' }));
  expect(await screen.findByText('Corrigindo...')).toBeTruthy();
  expect(titlesIn(/Submetidas/)).toEqual(['O ônibus das seis']);
  expect(titlesIn(/Rascunhos/)).toEqual(['Tema de Redação']);
  fail();
  await waitFor(() => expect(titlesIn(/Rascunhos/)).toEqual(['O ônibus das seis', 'Tema de Redação']));
  expect(screen.queryByText('Corrigindo...')).toBeNull();
}, 15_000);

test('§4.18 §4.19 §9.33 while something is corrigindo the list asks again, and stops when it is done', async () => {
  let status: EssaySummary['status'] = 'corrigindo';
  const { server } = showList({ listEssays: (call) => listOf({ submetidas: [{ ...inCorrection, status, grade: null }] })(call) });
  await screen.findByText('Corrigindo...');
  const asked = server.callsOf('listEssays').length;
  status = 'corrigido';
  expect(await screen.findByText('Avaliada', {}, { timeout: 5000 })).toBeTruthy();
  expect(server.callsOf('listEssays').length).toBe(asked + 1);
  await new Promise((resolve) => setTimeout(resolve, 3500));
  expect(server.callsOf('listEssays').length).toBe(asked + 1);
}, 15_000);

test('§4.18 §2.4.24 who listens is told of a correction that ends, well or not', async () => {
  const other = { ...inCorrection, id: essay(9, {}).id, title: 'O farol da ilha' };
  let listed: EssaySummary[] = [inCorrection, other];
  showList({ listEssays: (call) => listOf({ submetidas: listed })(call) });
  await screen.findByText('O farol da ilha');
  const [news] = screen.getAllByRole('status');
  expect(news?.textContent).toBe('');
  listed = [
    { ...inCorrection, status: 'corrigido', grade: 7.5, maxScore: 10 },
    { ...other, status: 'erro' },
  ];
  await waitFor(() => expect(news?.textContent).toBe('Avaliada: A horta da escola, nota 7,5/10. Erro na correção: O farol da ilha.'), {
    timeout: 5000,
  });
}, 15_000);

test('§7.29 what the list learns of a status outdates what was kept of the essay', async () => {
  let status: EssaySummary['status'] = 'corrigindo';
  const { person, path, host } = renderRemote(App, {
    path: `/essays/${inCorrection.id}`,
    answers: {
      listEssays: (call) => listOf({ submetidas: [{ ...inCorrection, status }] })(call),
      getEssay: (): Essay => ({ ...withTheme, ...inCorrection, status }),
    },
  });
  await screen.findByText('Corrigindo...');
  status = 'erro';
  await person.click(await screen.findByRole('link', { name: 'A horta da escola' }, { timeout: 5000 }));
  expect(await screen.findByRole('heading', { name: 'Escolher Tema' })).toBeTruthy();
  expect(path()).toBe(`/essays/${inCorrection.id}/theme`);
  expect(host.asked.notices.map(({ title }) => title)).toEqual(['Correção em andamento', 'Erro na correção']);
}, 15_000);
