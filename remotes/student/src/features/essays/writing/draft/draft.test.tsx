import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { resetStore } from '@lauda/api-client/store';
import { corrected, sent, summaryOf, withTheme } from '@lauda/contracts/examples';
import type { Essay } from '@lauda/contracts/types';
import { fakeHost } from '@lauda/host-sdk/fake';
import { type Answers, noConnection, refuse, renderRemote } from '@lauda/web-testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { App } from '#app/remote-app.tsx';
import { draftKey, keepDraft, type KeptDraft, keptDraft } from './kept-draft.ts';

beforeEach(() => {
  localStorage.clear();
  resetStore();
});
afterEach(() => {
  jest.restoreAllMocks();
  resetStore();
});

const { id } = withTheme;
const key = draftKey(fakeHost().user.id, id);
const path = `/essays/${id}/upload`;
const blank = { title: '', content: '', updatedAt: withTheme.updatedAt };
const later = '2026-03-10T09:00:00.000Z';
const kept = (content: string, base = blank): KeptDraft => ({ typed: { title: '', content }, base });

/** A server that holds this essay: it refuses what was written upon another version. */
const holding = (essay: Essay): Answers => {
  const unlessChanged = (answer: (body: object) => Essay) => (call: { body: unknown }) => {
    const { basedOn, ...body } = call.body as { basedOn?: string };
    return basedOn === essay.updatedAt ? answer(body) : refuse('mudou-em-outro-lugar', 'Esta redação mudou em outro lugar.');
  };
  return {
    getEssay: () => essay,
    updateEssay: unlessChanged((body) => ({ ...essay, ...body, updatedAt: '2026-03-11T09:00:00.000Z' })),
    correctEssay: unlessChanged(() => sent),
  };
};

function showDesk(essay: Essay = withTheme, answers: Answers = {}) {
  return renderRemote(App, { path, answers: { getEssay: () => essay, updateEssay: () => essay, ...answers } });
}
const sheet = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Texto da redação' });
const write = async (text: string) => fireEvent.change(await sheet(), { target: { value: text } });
const press = async (person: ReturnType<typeof showDesk>['person'], name: string) => person.click(screen.getByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));

/** Leaves the page as a browser does that shows another one, and comes back to it. */
function reload(essay?: Essay) {
  dispatchEvent(new Event('pagehide'));
  cleanup();
  resetStore();
  return showDesk(essay);
}

describe('what was typed and not saved', () => {
  test('is there after a reload, and the page says so', async () => {
    showDesk();
    await write('Era uma vez');
    reload();
    expect((await sheet()).value).toBe('Era uma vez');
    expect(screen.getByText('Texto recuperado')).toBeTruthy();
  });

  test('is there after the list, where one came back from', async () => {
    const { person } = showDesk(withTheme, { listEssays: ({ query }) => (query.group === 'rascunhos' ? [summaryOf(withTheme)] : []) });
    await write('Era uma vez');
    await person.click(screen.getByRole('link', { name: 'Voltar' }));
    await person.click(await screen.findByRole('link', { name: /Caminhos/ }));
    expect((await sheet()).value).toBe('Era uma vez');
  });

  test('is kept without leaving too: a tab may end without another word', async () => {
    showDesk();
    await write('Era uma vez');
    await waitFor(() => expect(keptDraft(key)?.typed.content).toBe('Era uma vez'));
  });

  test.each([
    ['the database is down', () => refuse('servico-indisponivel', 'O serviço está fora do ar. Tente de novo em instantes.')],
    ['there is no connection', noConnection],
    ['the session has ended', () => refuse('nao-autenticado', 'Entre para continuar.')],
  ])('stays on the sheet and in the browser when %s', async (_why, answer) => {
    const { person, host, server } = showDesk();
    await write('Era uma vez');
    server.answer({ updateEssay: answer });
    await press(person, 'Salvar para depois');
    await waitFor(() => expect(host.asked.notices).toMatchObject([{ kind: 'error', title: 'Erro ao salvar' }]));
    expect((await sheet()).value).toBe('Era uma vez');
    reload();
    expect((await sheet()).value).toBe('Era uma vez');
  });

  test('stays where the server never answers, which is said after twenty seconds', async () => {
    const { person, host, server } = showDesk();
    await write('Era uma vez');
    server.answer({ updateEssay: () => new Promise(() => undefined) });
    jest.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Salvar para depois' }));
    await act(() => jest.advanceTimersByTimeAsync(20_100));
    jest.useRealTimers();
    expect(host.asked.notices).toMatchObject([{ kind: 'error', title: 'Erro ao salvar', text: 'Não foi possível salvar o rascunho.' }]);
    expect((await sheet()).value).toBe('Era uma vez');
    server.answer({ updateEssay: () => withTheme });
    await press(person, 'Salvar para depois');
    await waitFor(() => expect(host.asked.notices).toMatchObject([{}, { title: 'Rascunho salvo!' }]));
  });

  test('the server’s own sentence is in the notice', async () => {
    const { person, host, server } = showDesk();
    await write('Era uma vez');
    server.answer({ updateEssay: () => refuse('servico-indisponivel', 'O serviço está fora do ar.') });
    await press(person, 'Salvar para depois');
    await waitFor(() => expect(host.asked.notices).toMatchObject([{ text: 'O serviço está fora do ar.' }]));
  });

  test('the page says that what could not be saved is kept in this browser, until it is saved', async () => {
    const { person, host, server } = showDesk(withTheme, { updateEssay: noConnection });
    await write('Era uma vez');
    expect(screen.queryByText('Seu texto está guardado neste navegador.')).toBeNull();
    await press(person, 'Salvar para depois');
    expect(await screen.findByText('Seu texto está guardado neste navegador.')).toBeTruthy();
    await waitFor(() => expect(keptDraft(key)?.typed.content).toBe('Era uma vez'));
    server.answer({ updateEssay: () => ({ ...withTheme, content: 'Era uma vez', updatedAt: later }) });
    await press(person, 'Salvar para depois');
    await waitFor(() => expect(host.asked.notices).toMatchObject([{}, { title: 'Rascunho salvo!' }]));
    expect(screen.queryByText('Seu texto está guardado neste navegador.')).toBeNull();
  });

  test('where the essay is nobody’s whom the server knows, the shell looks who is signed in now', async () => {
    const { person, host } = showDesk(withTheme, { updateEssay: () => refuse('redacao-nao-encontrada', 'Redação não encontrada.') });
    await write('Era uma vez');
    await press(person, 'Salvar para depois');
    await waitFor(() => expect(host.asked.refreshes).toBe(1));
    expect((await sheet()).value).toBe('Era uma vez');
  });

  test('where the browser keeps nothing, the page says so', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    showDesk();
    await write('Era uma vez');
    expect((await screen.findByRole('alert')).textContent).toBe('Este navegador não guarda o que você digita. Salve antes de sair.');
  });

  test('what lies unreadable in the browser counts for nothing', async () => {
    localStorage.setItem(key, '{"typed":7');
    showDesk({ ...withTheme, content: 'Salvo' });
    expect((await sheet()).value).toBe('Salvo');
  });
});

describe('what has lain too long', () => {
  const day = 24 * 3600 * 1000;
  const startIn = (ms: number) => {
    resetStore();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + ms);
    showDesk();
    return sheet();
  };

  test('is there for thirty days, and then goes', async () => {
    keepDraft(key, kept('Era uma vez'));
    expect((await startIn(29 * day)).value).toBe('Era uma vez');
    jest.restoreAllMocks();
    cleanup();
    expect((await startIn(31 * day)).value).toBe('');
    expect(localStorage).toHaveLength(0);
  });

  test('goes whoever’s it is; what another person typed of late stays, and is not shown', async () => {
    const others = ['old', 'fresh'].map((essay) => draftKey('another', essay));
    keepDraft(others[0]!, kept('Velho'), day);
    keepDraft(others[1]!, kept('De outra pessoa'));
    keepDraft(draftKey('another', id), kept('De outra pessoa'));
    expect((await startIn(2 * day)).value).toBe('');
    expect(others.map((other) => keptDraft(other)?.typed.content)).toEqual([undefined, 'De outra pessoa']);
  });

  test('what is none of its own in the browser stays', async () => {
    localStorage.setItem('lauda.other', 'x');
    localStorage.setItem(draftKey('another', 'broken'), '{"typed":7');
    await startIn(0);
    expect(Object.keys(localStorage)).toEqual(['lauda.other']);
  });
});

describe('what was saved or sent', () => {
  test('is no longer kept, and nothing is said of it after a reload', async () => {
    const saved: Essay = { ...withTheme, content: 'Era uma vez', updatedAt: later };
    const { person, host } = showDesk(withTheme, { updateEssay: () => saved });
    await write('Era uma vez');
    await press(person, 'Salvar para depois');
    await waitFor(() => expect(host.asked.notices).toMatchObject([{ title: 'Rascunho salvo!' }]));
    expect(keptDraft(key)).toBeUndefined();
    reload(saved);
    expect((await sheet()).value).toBe('Era uma vez');
    expect(screen.queryByText('Texto recuperado')).toBeNull();
  });

  test('what is typed while it is being saved is still there when one comes back', async () => {
    const saved: Essay = { ...withTheme, content: 'Era', updatedAt: later };
    let answerSave = (_essay: Essay): void => undefined;
    const { person, host, server } = showDesk(withTheme, {
      updateEssay: () => new Promise<Essay>((resolve) => (answerSave = resolve)),
    });
    await write('Era');
    await press(person, 'Salvar para depois');
    await waitFor(() => expect(server.callsOf('updateEssay')).toHaveLength(1));
    await write('Era uma vez');
    answerSave(saved);
    await waitFor(() => expect(host.asked.notices).toMatchObject([{ title: 'Rascunho salvo!' }]));
    reload(saved);
    expect((await sheet()).value).toBe('Era uma vez');
  });

  test('sent, it is not kept either', async () => {
    const { person, path: at } = showDesk(withTheme, { correctEssay: () => sent, listEssays: () => [] });
    await write('palavra '.repeat(50));
    await press(person, 'CORRIGIR');
    await waitFor(() => expect(at()).toBe('/essays'));
    expect(keptDraft(key)).toBeUndefined();
  });
});

describe('two tabs of one browser', () => {
  const otherTab = (newValue: string | null) => act(() => void dispatchEvent(new StorageEvent('storage', { key, newValue })));

  test('show the same text: what is typed in one shows in the other', async () => {
    showDesk();
    await sheet();
    otherTab(JSON.stringify({ ...kept('Escrito na outra aba'), until: Date.now() + 1000 }));
    expect((await sheet()).value).toBe('Escrito na outra aba');
  });

  test('what one saves is the text of the other', async () => {
    const { server } = showDesk();
    await sheet();
    otherTab(JSON.stringify({ ...kept('Escrito na outra aba'), until: Date.now() + 1000 }));
    server.answer({ getEssay: () => ({ ...withTheme, content: 'Salvo na outra aba', updatedAt: later }) });
    otherTab(null);
    await waitFor(async () => expect((await sheet()).value).toBe('Salvo na outra aba'));
  });

  test('what is typed here while it is asked what the other has saved stays, and is kept', async () => {
    const saved: Essay = { ...withTheme, content: 'Escrito na outra aba', updatedAt: later };
    const { server } = showDesk();
    await sheet();
    otherTab(JSON.stringify({ ...kept('Escrito na outra aba'), until: Date.now() + 1000 }));
    let answerRead = (_essay: Essay): void => undefined;
    server.answer({ getEssay: () => new Promise<Essay>((resolve) => (answerRead = resolve)) });
    const asked = server.callsOf('getEssay').length;
    otherTab(null);
    await waitFor(() => expect(server.callsOf('getEssay')).toHaveLength(asked + 1));
    await write('Escrito na outra aba e nesta');
    await act(async () => answerRead(saved));
    await waitFor(() => expect(keptDraft(key)?.base.content).toBe('Escrito na outra aba'));
    reload(saved);
    expect((await sheet()).value).toBe('Escrito na outra aba e nesta');
  });

  test('a page that comes back out of the browser’s memory shows what was typed meanwhile', async () => {
    showDesk();
    await sheet();
    keepDraft(key, kept('Escrito na outra aba'));
    act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect((await sheet()).value).toBe('Escrito na outra aba');
  });
});

describe('a text that was saved on another device meanwhile', () => {
  const elsewhere: Essay = { ...withTheme, content: 'Escrito no celular', updatedAt: later };

  async function saveOver() {
    const desk = showDesk();
    await write('Escrito aqui');
    desk.server.answer(holding(elsewhere));
    await press(desk.person, 'Salvar para depois');
    expect((await dialog()).getByText('Esta redação mudou em outro lugar')).toBeTruthy();
    expect((await dialog()).getByText('Escrito no celular')).toBeTruthy();
    expect(desk.host.asked.notices).toEqual([]);
    return desk;
  }

  test('is not written over unasked; one may keep one’s own', async () => {
    const { person, server, host } = await saveOver();
    await person.click((await dialog()).getByRole('button', { name: 'Ficar com o meu texto' }));
    expect((await sheet()).value).toBe('Escrito aqui');
    await press(person, 'Salvar para depois');
    await waitFor(() => expect(host.asked.notices).toMatchObject([{ title: 'Rascunho salvo!' }]));
    expect(server.callsOf('updateEssay').at(-1)?.body).toEqual({ title: '', content: 'Escrito aqui', basedOn: later });
  });

  test('is asked about again where the question was closed', async () => {
    const { person, host } = await saveOver();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press(person, 'Salvar para depois');
    expect((await dialog()).getByText('Escrito no celular')).toBeTruthy();
    expect(host.asked.notices).toEqual([]);
  });

  test.each([
    ['Salvar para depois', 'updateEssay'],
    ['CORRIGIR', 'correctEssay'],
  ] as const)('where only its theme changed, %s carries on upon the new version', async (button, call) => {
    const { person, server } = showDesk(withTheme, { listEssays: () => [] });
    await write('palavra '.repeat(50));
    server.answer(holding({ ...withTheme, theme: 'Um tema novo', updatedAt: later }));
    await press(person, button);
    const versions = () => server.callsOf(call).map(({ body }) => (body as { basedOn: string }).basedOn);
    await waitFor(() => expect(versions()).toEqual([withTheme.updatedAt, later]));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a text that this browser kept without its version is checked before it is saved over another', async () => {
    const { updatedAt: _none, ...base } = blank;
    localStorage.setItem(key, JSON.stringify({ typed: { title: '', content: 'Escrito aqui' }, base, until: Date.now() + 1000 }));
    const { person, server } = showDesk(elsewhere, holding(elsewhere));
    await dialog();
    await person.keyboard('{Escape}');
    await press(person, 'Salvar para depois');
    await waitFor(() => expect(server.callsOf('updateEssay')).toHaveLength(1));
    expect((await dialog()).getByText('Escrito no celular')).toBeTruthy();
  });

  test('or take the one that is saved', async () => {
    const { person } = await saveOver();
    await person.click((await dialog()).getByRole('button', { name: 'Usar o texto salvo' }));
    expect((await sheet()).value).toBe('Escrito no celular');
    expect(keptDraft(key)).toBeUndefined();
  });

  test('nor is it sent over', async () => {
    const { person, server } = showDesk();
    await write('palavra '.repeat(50));
    server.answer(holding(elsewhere));
    await press(person, 'CORRIGIR');
    expect((await dialog()).getByText('Esta redação mudou em outro lugar')).toBeTruthy();
    expect(server.callsOf('correctEssay').map(({ body }) => body)).toMatchObject([{ basedOn: withTheme.updatedAt }]);
  });

  test('is not sent in the place of the one that was on the sheet: it shows, to be read first', async () => {
    const { person, host, server } = showDesk({ ...withTheme, content: 'palavra '.repeat(50) });
    await sheet();
    const saved = 'outra '.repeat(50);
    server.answer(holding({ ...elsewhere, content: saved }));
    await press(person, 'CORRIGIR');
    await waitFor(() => expect(host.asked.notices).toMatchObject([{ kind: 'info', title: 'Esta redação mudou em outro lugar' }]));
    expect(server.callsOf('correctEssay')).toHaveLength(1);
    expect((await sheet()).value).toBe(saved);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is asked about when one comes back to what was typed here', async () => {
    keepDraft(key, kept('Escrito aqui'));
    showDesk(elsewhere);
    expect((await dialog()).getByText('Escrito no celular')).toBeTruthy();
    expect((await sheet()).value).toBe('Escrito aqui');
  });

  test('where it is the same text nobody is asked', async () => {
    keepDraft(key, kept('Escrito no celular'));
    showDesk(elsewhere);
    expect((await sheet()).value).toBe('Escrito no celular');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('what was typed while another text was corrected', () => {
  const corrections = { ...corrected, content: 'O texto que foi corrigido.' };

  test('is shown before the result, and goes only when it is discarded', async () => {
    keepDraft(key, kept('As minhas palavras.'));
    const { person, path: at } = showDesk(corrections);
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'O que você digitou aqui' })).value).toBe(
      'As minhas palavras.',
    );
    expect(keptDraft(key)).toBeDefined();
    await press(person, 'Descartar e ver o resultado');
    await waitFor(() => expect(at()).toBe(`/essays/${id}/results`));
    expect(keptDraft(key)).toBeUndefined();
  });

  test('is not in the way where it is what was corrected', async () => {
    keepDraft(key, kept(` ${corrections.content}`));
    const { path: at } = showDesk(corrections);
    await waitFor(() => expect(at()).toBe(`/essays/${id}/results`));
    expect(keptDraft(key)).toBeUndefined();
  });
});

test('a text that is too long is refused by the server, and not cut', async () => {
  const { person, host } = showDesk();
  await write('a'.repeat(100_001));
  await press(person, 'Salvar para depois');
  await waitFor(() => expect(host.asked.notices).toMatchObject([{ kind: 'error', title: 'Erro ao salvar' }]));
  expect((await sheet()).value).toHaveLength(100_001);
});
