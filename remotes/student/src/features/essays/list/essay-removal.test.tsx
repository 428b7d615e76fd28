import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { resetStore } from '@lauda/api-client/store';
import { withTheme } from '@lauda/contracts/examples';
import { fakeHost } from '@lauda/host-sdk/fake';
import { type Answers, noConnection, refuse } from '@lauda/web-testing';
import { act, screen, waitFor } from '@testing-library/react';
import { draftKey, keepDraft, keptDraft } from '../writing/draft/kept-draft.ts';
import { begun, card, inCorrection, listOf, many, showList, titlesIn, written } from './testing.tsx';

beforeEach(() => {
  localStorage.clear();
  resetStore();
});
afterEach(resetStore);

const opener = (title: string) => screen.findByRole('button', { name: `Opções de ${title}` });
const removed = { kind: 'success', title: 'Sucesso', text: 'Redação excluída com sucesso.' };

async function remove(answers: Answers) {
  const rendered = showList(answers);
  await rendered.person.click(await opener('O ônibus das seis'));
  await rendered.person.click(await screen.findByRole('menuitem', { name: 'Excluir' }));
  return rendered;
}

/** A server with these drafts, that deletes and restores as the real one. */
function serverWith(drafts: (typeof written)[]): Answers {
  const gone = new Set<string>();
  return {
    listEssays: (call) => listOf({ rascunhos: drafts.filter(({ id }) => !gone.has(id)) })(call),
    deleteEssay: ({ params }) => void gone.add(params.id!),
    restoreEssay: ({ params }) => {
      gone.delete(params.id!);
      return { ...withTheme, ...drafts.find(({ id }) => id === params.id) };
    },
  };
}

describe('Excluir', () => {
  test('§2.4.29 §2.4.30 §7.38 §8.14 an essay is removed without a question, and leaves the list', async () => {
    const { host, server } = await remove(serverWith([written, begun]));
    await waitFor(() => expect(host.asked.notices).toMatchObject([removed]));
    expect(server.callsOf('deleteEssay').map(({ params }) => params.id)).toEqual([written.id]);
    expect(screen.getByRole('heading', { name: 'Rascunhos 1' })).toBeTruthy();
    await waitFor(() => expect(titlesIn(/Rascunhos/)).toEqual(['Tema de Redação']));
    expect(server.callsOf('listEssays').length).toBeGreaterThan(2);
  });

  test('§2.4.30 it leaves at the press, before the server answers, and the focus goes on from the next card', async () => {
    let answer: () => void = () => undefined;
    const deleteEssay = () => new Promise<void>((resolve) => (answer = resolve));
    const { host } = await remove({ listEssays: listOf({ rascunhos: [written, begun] }), deleteEssay });
    await waitFor(() => expect(titlesIn(/Rascunhos/)).toEqual(['Tema de Redação']));
    expect(screen.getByRole('heading', { name: 'Rascunhos 1' })).toBeTruthy();
    expect(document.activeElement).toBe(card('Tema de Redação').getByRole('link'));
    expect(host.asked.notices).toEqual([]);
    await act(async () => answer());
    await waitFor(() => expect(host.asked.notices).toMatchObject([removed]));
  });

  test('§2.4.30 a list that is answered meanwhile does not bring it back', async () => {
    let answer: () => void = () => undefined;
    const deleteEssay = () => new Promise<void>((resolve) => (answer = resolve));
    const { server } = await remove({ listEssays: listOf({ submetidas: [written, inCorrection] }), deleteEssay });
    const asked = () => server.callsOf('listEssays').filter(({ query }) => query.group === 'submetidas').length;
    const before = asked();
    await waitFor(() => expect(asked()).toBe(before + 1), { timeout: 4500 });
    await act(async () => undefined);
    expect(titlesIn(/Submetidas/)).toEqual(['A horta da escola']);
    expect(screen.getByRole('heading', { name: 'Submetidas 1' })).toBeTruthy();
    await act(async () => answer());
  });

  test('§2.4.30 after the last card the focus goes to the one before, and after the only one to Nova Redação', async () => {
    const { person } = await remove(serverWith([{ ...begun, title: 'A primeira' }, written]));
    await waitFor(() => expect(document.activeElement).toBe(card('A primeira').getByRole('link')));
    await person.click(await opener('A primeira'));
    await person.click(await screen.findByRole('menuitem', { name: 'Excluir' }));
    expect(await screen.findByRole('heading', { name: 'Nenhuma redação encontrada' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Nova Redação' }));
  });

  test('§8.15 a failure shows the server’s message, and the card is back in its place', async () => {
    const { host } = await remove({
      listEssays: listOf({ rascunhos: [written, begun] }),
      deleteEssay: () => refuse('erro-interno', 'O servidor tropeçou.'),
    });
    await waitFor(() => expect(host.asked.notices).toEqual([{ kind: 'error', title: 'Erro', text: 'O servidor tropeçou.' }]));
    await waitFor(() => expect(titlesIn(/Rascunhos/)).toEqual(['O ônibus das seis', 'Tema de Redação']));
    expect(screen.getByRole('heading', { name: 'Rascunhos 2' })).toBeTruthy();
  });

  test('§8.16 a failure without a message says that it could not be removed', async () => {
    const { host } = await remove({ listEssays: listOf({ rascunhos: [written, begun] }), deleteEssay: noConnection });
    const notice = { kind: 'error', title: 'Erro', text: 'Não foi possível excluir a redação.' };
    await waitFor(() => expect(host.asked.notices).toEqual([notice]));
    await waitFor(() => expect(titlesIn(/Rascunhos/)).toEqual(['O ônibus das seis', 'Tema de Redação']));
  });

  test('§8.15 one that was deleted elsewhere does not come back', async () => {
    let drafts = [written, begun];
    const { host } = await remove({
      listEssays: (call) => listOf({ rascunhos: drafts })(call),
      deleteEssay: () => {
        drafts = [begun];
        return refuse('redacao-nao-encontrada', 'Redação não encontrada.');
      },
    });
    await waitFor(() => expect(host.asked.notices.map(({ text }) => text)).toEqual(['Redação não encontrada.']));
    await waitFor(() => expect(titlesIn(/Rascunhos/)).toEqual(['Tema de Redação']));
  });
});

describe('Desfazer', () => {
  test('§2.4.31 D3.14 it brings the essay back to its place, with the focus', async () => {
    const drafts = [begun, written, ...many(6, 'aguardando_upload')].map((draft, n) => ({
      ...draft,
      updatedAt: new Date(Date.UTC(2026, 3, 20 - n)).toISOString(),
    }));
    const before = ['Tema de Redação', 'O ônibus das seis', 'Redação 1', 'Redação 2', 'Redação 3', 'Redação 4'];
    const { host, server } = await remove(serverWith(drafts));
    await waitFor(() => expect(host.asked.notices).toHaveLength(1));
    await waitFor(() => expect(titlesIn(/Rascunhos/)).toContain('Redação 5'));
    const { action } = host.asked.notices[0]!;
    expect(action?.label).toBe('Desfazer');
    act(() => action?.run());
    await waitFor(() => expect(titlesIn(/Rascunhos/)).toEqual(before));
    expect(screen.getByRole('heading', { name: 'Rascunhos 8' })).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(card('O ônibus das seis').getByRole('link')));
    expect(server.callsOf('restoreEssay').map(({ params }) => params.id)).toEqual([written.id]);
  });

  test('§2.4.31 the only essay comes back too', async () => {
    const { host } = await remove(serverWith([written]));
    await screen.findByRole('heading', { name: 'Nenhuma redação encontrada' });
    await waitFor(() => expect(host.asked.notices).toHaveLength(1));
    act(() => host.asked.notices[0]?.action?.run());
    await waitFor(() => expect(titlesIn(/Rascunhos/)).toEqual(['O ônibus das seis']));
    await waitFor(() => expect(document.activeElement).toBe(card('O ônibus das seis').getByRole('link')));
  });

  test('what was typed and not saved goes a day after its essay, and stays where it comes back', async () => {
    const key = draftKey(fakeHost().user.id, written.id);
    const text = { title: '', content: 'Era uma vez' };
    keepDraft(key, { typed: text, base: { title: '', content: '', updatedAt: written.updatedAt } });
    const { host } = await remove(serverWith([written]));
    await waitFor(() => expect(host.asked.notices).toHaveLength(1));
    const daysLeft = () => Math.round((keptDraft(key)!.until - Date.now()) / (24 * 3600 * 1000));
    expect(daysLeft()).toBe(1);
    act(() => host.asked.notices[0]?.action?.run());
    await waitFor(() => expect(daysLeft()).toBe(30));
  });

  test('D3.14 what cannot come back is said, with the server’s message', async () => {
    const full = 'Você chegou a 5000 redações. Exclua outra para ter esta de volta.';
    const { host } = await remove({ ...serverWith([written, begun]), restoreEssay: () => refuse('limite-atingido', full) });
    await waitFor(() => expect(host.asked.notices).toHaveLength(1));
    act(() => host.asked.notices[0]?.action?.run());
    await waitFor(() => expect(host.asked.notices[1]).toEqual({ kind: 'error', title: 'Erro', text: full }));
    expect(titlesIn(/Rascunhos/)).toEqual(['Tema de Redação']);
  });
});

describe('the menu of a card', () => {
  test('§2.4.29 by keyboard alone: Enter opens it on Excluir, Escape closes it and gives the focus back', async () => {
    const { person, server } = showList();
    const button = await opener('O ônibus das seis');
    button.focus();
    await person.keyboard('{Enter}');
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Excluir' }));
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(button);
    await person.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(server.callsOf('deleteEssay').map(({ params }) => params.id)).toEqual([written.id]));
  });

  test('§2.4.29 a press outside closes it, and so does going on by Tab', async () => {
    const { person } = showList();
    await person.click(await opener('O ônibus das seis'));
    await person.click(screen.getByRole('heading', { name: 'Minhas Redações' }));
    expect(screen.queryByRole('menu')).toBeNull();
    await person.click(await opener('O ônibus das seis'));
    await person.tab();
    expect(screen.queryByRole('menu')).toBeNull();
  });
});
