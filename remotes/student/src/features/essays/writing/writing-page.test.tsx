import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { resetStore } from '@lauda/api-client/store';
import { corrected, draft, sent, withTheme } from '@lauda/contracts/examples';
import type { Essay, User } from '@lauda/contracts/types';
import { type Answers, noConnection, refuse, renderRemote } from '@lauda/web-testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { App } from '#app/remote-app.tsx';

beforeEach(() => {
  localStorage.clear();
  resetStore();
});
afterEach(resetStore);

const path = `/essays/${withTheme.id}/upload`;
const longEnough = 'Ler abre portas que a rua esconde. '.repeat(8).trim();

function showDesk(essay: Essay = withTheme, answers: Answers = {}, user: Partial<User> = {}) {
  return renderRemote(App, { path, user, answers: { getEssay: () => essay, updateEssay: () => essay, ...answers } });
}

const sheet = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Texto da redação' });
const write = async (text: string) => fireEvent.change(await sheet(), { target: { value: text } });
const dialog = async () => within(await screen.findByRole('dialog'));

describe('writing', () => {
  test('§2.1.15 §2.5.35 §2.5.36 words and lines are counted while one types', async () => {
    const { person } = showDesk();
    expect(await screen.findByText('0 palavras')).toBeTruthy();
    await person.type(await sheet(), 'Uma  cidade\nque lê');
    expect(await screen.findByText('4 palavras')).toBeTruthy();
    expect(screen.getByText('2 linhas estimadas')).toBeTruthy();
  });

  test('§2.5.34 §2.5.50 what was saved before is on the sheet', async () => {
    showDesk({ ...withTheme, title: 'Uma casa com livros', content: 'Era uma vez.' });
    expect((await sheet()).value).toBe('Era uma vez.');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Título da redação' }).value).toBe('Uma casa com livros');
  });

  test('§2.5.40 Tema shows the theme', async () => {
    const { person } = showDesk();
    await person.click(await screen.findByRole('button', { name: 'Tema' }));
    expect((await dialog()).getByText(withTheme.theme)).toBeTruthy();
  });

  test('§2.5.46 a corrected essay shows its results', async () => {
    const { path: at } = showDesk(corrected);
    await waitFor(() => expect(at()).toBe(`/essays/${corrected.id}/results`));
  });

  test('an essay without a theme has to choose one first', async () => {
    const { path: at } = showDesk(draft);
    await waitFor(() => expect(at()).toBe(`/essays/${draft.id}/theme`));
  });

  test('an essay in correction cannot be sent again', async () => {
    showDesk(sent);
    expect(await screen.findByText('Correção em andamento')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'CORRIGIR' }).disabled).toBe(true);
  });

  test('the sheet of an essay in correction is read, not written', async () => {
    showDesk(sent);
    expect((await sheet()).readOnly).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Título da redação' }).readOnly).toBe(true);
  });

  test('what went into correction elsewhere is noticed when saving is refused', async () => {
    const { person, server } = showDesk(withTheme, { updateEssay: () => refuse('correcao-em-andamento', 'Correção em andamento.') });
    await write('Era uma vez');
    server.answer({ getEssay: () => sent });
    await person.click(screen.getByRole('button', { name: 'Salvar para depois' }));
    expect(await screen.findByText('Correção em andamento')).toBeTruthy();
    expect((await sheet()).readOnly).toBe(true);
  });

  test('§2.5.49 §8.37 an essay that is not there: Redação não encontrada, in the tab too', async () => {
    showDesk(withTheme, { getEssay: () => refuse('redacao-nao-encontrada', 'Redação não encontrada.') });
    expect(await screen.findByRole('heading', { name: 'Redação não encontrada' })).toBeTruthy();
    expect(document.title).toBe('Redação não encontrada · Lauda');
    expect(screen.getByRole('link', { name: 'Voltar para as redações' }).getAttribute('href')).toBe('/essays');
  });

  test('§2.5.47 Voltar goes to the list', async () => {
    showDesk();
    expect((await screen.findByRole('link', { name: 'Voltar' })).getAttribute('href')).toBe('/essays');
  });

  test('§2.5.45 without a failed correction no banner, and the button says CORRIGIR', async () => {
    showDesk();
    expect(await screen.findByRole('button', { name: 'CORRIGIR' })).toBeTruthy();
    expect(screen.queryByText('Erro na correção')).toBeNull();
    expect(screen.queryByRole('button', { name: 'TENTAR NOVAMENTE' })).toBeNull();
  });

  test('while the essay is coming, the shape of the sheet shows', async () => {
    showDesk(withTheme, { getEssay: () => new Promise(() => undefined) });
    expect((await screen.findByText('Carregando…', { selector: '.writing *' })).getAttribute('role')).toBe('status');
    expect(document.querySelector('.ui-skeleton .sheet')).toBeTruthy();
  });

  test('an essay that did not come can be asked for again', async () => {
    const { person, server } = showDesk(withTheme, { getEssay: () => refuse('servico-indisponivel', 'O serviço está fora do ar.') });
    await screen.findByText('O serviço está fora do ar.');
    server.answer({ getEssay: () => withTheme });
    await person.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await sheet()).toBeTruthy();
  });

  test.each(['<script>alert(1)</script>', 'שלום עולם', '📚👩🏽‍🏫', "'; DROP TABLE essays; --"])('what is typed is text: %s', async (text) => {
    const { person, server } = showDesk();
    await write(text);
    await person.click(screen.getByRole('button', { name: 'Salvar para depois' }));
    await waitFor(() => expect(server.callsOf('updateEssay').map(({ body }) => body)).toMatchObject([{ title: '', content: text }]));
    expect((await sheet()).value).toBe(text);
  });
});

describe('what may not be sent', () => {
  test('§5.17 an empty text: Conteúdo obrigatório', async () => {
    const { person, server } = showDesk();
    await write(' \n ');
    await person.click(screen.getByRole('button', { name: 'CORRIGIR' }));
    expect((await dialog()).getByText('Conteúdo obrigatório')).toBeTruthy();
    expect((await dialog()).getByText('Digite o texto da sua redação.')).toBeTruthy();
    expect(server.callsOf('correctEssay')).toEqual([]);
  });

  test('§5.19 §5.20 fewer than 50 words: Redação muito curta, and the text stays', async () => {
    const { person, server } = showDesk();
    const short = 'palavra '.repeat(49);
    await write(short);
    await person.click(screen.getByRole('button', { name: 'CORRIGIR' }));
    const said = await dialog();
    expect(said.getByText('Redação muito curta')).toBeTruthy();
    expect(
      said.getByText('Sua redação precisa ter pelo menos 50 palavras para ser corrigida. Complete sua redação e tente novamente.'),
    ).toBeTruthy();
    await person.click(said.getByRole('button', { name: 'Entendi' }));
    expect((await sheet()).value).toBe(short);
    expect(server.callsOf('correctEssay')).toEqual([]);
  });
});

describe('sending', () => {
  test('§2.5.42 §2.5.48 §5.23 §8.29 the text is sent trimmed, and the list shows with the notice', async () => {
    const { person, host, server, path: at } = showDesk(withTheme, { correctEssay: () => sent, listEssays: () => [] });
    await write(`\n${longEnough}  `);
    await person.click(screen.getByRole('button', { name: 'CORRIGIR' }));
    await waitFor(() => expect(at()).toBe('/essays'));
    expect(host.asked.notices).toEqual([{ kind: 'success', title: 'Redação enviada para correção!' }]);
    expect(host.asked.refreshes).toBe(1);
    expect(server.callsOf('updateEssay')).toEqual([]);
    const { id, theme, examType, institution, examBoard } = withTheme;
    expect(server.callsOf('correctEssay').map(({ body }) => body)).toEqual([
      { essayId: id, content: longEnough, basedOn: withTheme.updatedAt, theme, examType, institution, examBoard },
    ]);
  });

  test('while it is being sent the button says so', async () => {
    const { person } = showDesk(withTheme, { correctEssay: () => new Promise(() => undefined) });
    await write(longEnough);
    await person.click(screen.getByRole('button', { name: 'CORRIGIR' }));
    expect((await screen.findByRole('button', { name: 'Enviando...' })).getAttribute('aria-busy')).toBe('true');
  });

  test('a new title is saved before the text is sent', async () => {
    const { person, server, path: at } = showDesk(withTheme, { listEssays: () => [] });
    await write(longEnough);
    await person.type(screen.getByRole('textbox', { name: 'Título da redação' }), 'Portas');
    await person.click(screen.getByRole('button', { name: 'CORRIGIR' }));
    await waitFor(() => expect(at()).toBe('/essays'));
    const written = server.calls.filter(({ id }) => id === 'updateEssay' || id === 'correctEssay');
    expect(written.map(({ id }) => id)).toEqual(['updateEssay', 'correctEssay']);
    expect(written[0]?.body).toMatchObject({ title: 'Portas' });
  });

  test.each([
    ['the server refuses', () => refuse('correcao-em-andamento', 'A correção já começou.'), 'A correção já começou.'],
    ['there is no connection', noConnection, 'Seu texto continua aqui. Tente novamente.'],
  ])('§4.17 §8.28 when %s: Erro ao enviar redação, and every word stays', async (_why, answer, text) => {
    const { person, host, path: at } = showDesk(withTheme, { correctEssay: answer });
    await write(longEnough);
    await person.type(screen.getByRole('textbox', { name: 'Título da redação' }), 'Portas');
    await person.click(screen.getByRole('button', { name: 'CORRIGIR' }));
    await waitFor(() => expect(host.asked.notices).toMatchObject([{ kind: 'error', title: 'Erro ao enviar redação', text }]));
    expect((await sheet()).value).toBe(longEnough);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Título da redação' }).value).toBe('Portas');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'CORRIGIR' }).disabled).toBe(false);
    expect(at()).toBe(path);
  });

  test('without tokens the notice leads to the plans', async () => {
    const { person, host } = showDesk(withTheme, { correctEssay: () => refuse('tokens-insuficientes', 'Tokens insuficientes.') });
    await write(longEnough);
    await person.click(screen.getByRole('button', { name: 'CORRIGIR' }));
    await waitFor(() => expect(host.asked.notices).toHaveLength(1));
    host.asked.notices[0]?.action?.run();
    expect(host.asked.plans).toEqual(['tokens']);
  });

  test('§2.5.43 §2.5.44 after a correction that failed: the banner, and TENTAR NOVAMENTE', async () => {
    const { person, server, path: at } = showDesk({ ...sent, status: 'erro' }, { listEssays: () => [] });
    expect((await screen.findByRole('alert')).textContent).toContain('Erro na correção');
    await person.click(screen.getByRole('button', { name: 'TENTAR NOVAMENTE' }));
    await waitFor(() => expect(at()).toBe('/essays'));
    expect(server.callsOf('correctEssay')).toHaveLength(1);
  });
});

describe('Salvar para depois', () => {
  test('§2.5.41 §5.24 §8.30 needs a title or a text', async () => {
    const { person, host, server } = showDesk();
    const save = await screen.findByRole<HTMLButtonElement>('button', { name: 'Salvar para depois' });
    expect(save.disabled).toBe(true);
    await write('Era uma vez');
    await person.click(save);
    await waitFor(() => expect(host.asked.notices).toEqual([{ kind: 'success', title: 'Rascunho salvo!' }]));
    expect(server.callsOf('updateEssay').map(({ body }) => body)).toEqual([
      { title: '', content: 'Era uma vez', basedOn: withTheme.updatedAt },
    ]);
    expect((await sheet()).value).toBe('Era uma vez');
  });

  test('§8.31 a draft that cannot be saved: Erro ao salvar, and the text stays', async () => {
    const { person, host } = showDesk(withTheme, { updateEssay: noConnection });
    await write('Era uma vez');
    await person.click(screen.getByRole('button', { name: 'Salvar para depois' }));
    await waitFor(() =>
      expect(host.asked.notices).toEqual([{ kind: 'error', title: 'Erro ao salvar', text: 'Não foi possível salvar o rascunho.' }]),
    );
    expect((await sheet()).value).toBe('Era uma vez');
  });
});
