import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { resetStore } from '@lauda/api-client/store';
import { corrected, draft, sent, summaryOf, withTheme } from '@lauda/contracts/examples';
import type { Essay, EssaySummary } from '@lauda/contracts/types';
import { type Answers, type Call, noConnection, pageOf, refuse, type RenderedRemote, renderRemote } from '@lauda/web-testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { App } from '#app/remote-app.tsx';

beforeEach(resetStore);
afterEach(resetStore);

const essay = (id: number, changes: Partial<EssaySummary>): EssaySummary => ({
  ...summaryOf(draft),
  id: `9b6f3b1e-54d0-4a5c-9c5e-0d6f2f6f2${String(id).padStart(3, '0')}`,
  ...changes,
});

const graded = essay(1, { status: 'corrigido', title: 'A praça e a feira', grade: 840, maxScore: 1000, theme: 'Um tema' });
const failed = essay(2, { status: 'erro', title: 'O rio e a ponte', theme: 'Um tema' });
const inCorrection = essay(3, { status: 'corrigindo', title: 'A horta da escola', theme: 'Um tema' });
const written = essay(4, { status: 'aguardando_upload', title: 'O ônibus das seis', theme: 'Um tema' });
const begun = essay(5, { status: 'tema_gerado' });

/** The list as the server pages it. */
const listOf = (essays: { submetidas?: EssaySummary[]; rascunhos?: EssaySummary[] }) => (call: Call) =>
  pageOf(essays[call.query.group as 'submetidas' | 'rascunhos'] ?? [], call);

const both = { submetidas: [graded, failed, inCorrection], rascunhos: [written, begun] };

function showList(answers: Answers = {}) {
  return renderRemote(App, { path: '/essays', answers: { listEssays: listOf(both), ...answers } });
}

const section = (name: RegExp) => within(screen.getByRole('region', { name }));
const card = (title: string) => within(screen.getByRole('heading', { name: title }).closest('li') as HTMLElement);

describe('what the list shows', () => {
  test('§2.4.1 while it loads: the title Suas Redações', async () => {
    showList({ listEssays: () => new Promise(() => {}) });
    expect(await screen.findByRole('heading', { name: 'Suas Redações' })).toBeTruthy();
  });

  test('§2.1.12 §2.4.3 §2.4.10 §2.4.11 the title Minhas Redações and two sections, each with its own essays', async () => {
    showList();
    expect(await screen.findByRole('heading', { level: 1, name: 'Minhas Redações' })).toBeTruthy();
    const titles = (name: RegExp) =>
      section(name)
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent);
    expect(titles(/Submetidas/)).toEqual(['A praça e a feira', 'O rio e a ponte', 'A horta da escola']);
    expect(titles(/Rascunhos/)).toEqual(['O ônibus das seis', 'Tema de Redação']);
  });

  test('§2.4.25 §2.4.26 §9.22 a corrected essay shows its badge, its score and the band’s word', async () => {
    showList();
    await screen.findByText('Avaliada');
    expect(card('A praça e a feira').getByText('840/1000')).toBeTruthy();
    expect(card('A praça e a feira').getByText('Excelente')).toBeTruthy();
  });

  test('§2.4.23 §2.4.24 the badges Corrigindo... and Erro, without a score', async () => {
    showList();
    await screen.findByText('Avaliada');
    expect(card('A horta da escola').getByText('Corrigindo...')).toBeTruthy();
    expect(card('O rio e a ponte').getByText('Erro')).toBeTruthy();
    expect(card('O rio e a ponte').queryByText(/\/1000/)).toBeNull();
  });

  test('§2.4.27 a draft shows no score even where it carries one', async () => {
    showList({ listEssays: listOf({ rascunhos: [{ ...written, grade: 700 }] }) });
    await screen.findByText('O ônibus das seis');
    expect(screen.queryByText('700/1000')).toBeNull();
  });

  test('§2.4.6 §2.4.7 §2.4.8 without any essay: one line, one sentence, one button', async () => {
    const { person, path, host } = showList({ listEssays: listOf({}) });
    expect(await screen.findByRole('heading', { name: 'Nenhuma redação encontrada' })).toBeTruthy();
    expect(screen.getByText('Comece criando sua primeira redação para começar a praticar.')).toBeTruthy();
    await person.click(screen.getByRole('link', { name: 'Criar Primeira Redação' }));
    expect(path()).toBe('/essays/new');
    expect(host.asked.events).toEqual(['new_essay_click']);
  });

  test('§2.4.4 Nova Redação goes to the first step', async () => {
    const { person, path } = showList();
    await person.click(await screen.findByRole('link', { name: 'Nova Redação' }));
    expect(path()).toBe('/essays/new');
  });

  test('§2.4.42 a list that cannot be read says so, and asks again', async () => {
    const { person, server } = showList({ listEssays: noConnection });
    await screen.findByRole('alert');
    server.answer({ listEssays: listOf(both) });
    await person.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('A praça e a feira')).toBeTruthy();
  });
});

describe('Ver mais', () => {
  const many = (quantity: number, status: EssaySummary['status']) =>
    Array.from({ length: quantity }, (_, n) => essay(100 + n, { status, title: `Redação ${n + 1}`, theme: 'Um tema' }));

  test('§2.4.13 §2.4.15 §9.30 §9.31 six show at first, six more at each Ver mais, until there is none', async () => {
    const { person } = showList({ listEssays: listOf({ rascunhos: many(13, 'aguardando_upload') }) });
    await screen.findByText('Redação 6');
    expect(screen.queryByText('Redação 7')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Ver mais em Rascunhos' }));
    await screen.findByText('Redação 12');
    await person.click(screen.getByRole('button', { name: 'Ver mais em Rascunhos' }));
    await screen.findByText('Redação 13');
    expect(screen.queryByRole('button', { name: /Ver mais/ })).toBeNull();
  });

  test('§2.4.14 a group of six shows no Ver mais', async () => {
    showList({ listEssays: listOf({ submetidas: many(6, 'erro') }) });
    await screen.findByText('Redação 6');
    expect(screen.queryByRole('button', { name: /Ver mais/ })).toBeNull();
  });
});

describe('a click on a card', () => {
  test.each([
    ['corrigido', 'A praça e a feira', `/essays/${graded.id}/results`],
    ['aguardando_upload', 'O ônibus das seis', `/essays/${written.id}/upload`],
    ['tema_gerado', 'Tema de Redação', `/essays/${begun.id}/theme`],
  ])('§2.4.34 §2.4.35 §2.4.36 %s goes where it can go on', async (_status, title, target) => {
    const { host } = showList();
    const link = await screen.findByRole('link', { name: title });
    expect(link.getAttribute('href')).toBe(target);
    expect(host.asked.notices).toEqual([]);
  });

  test('§2.4.37 §8.18 erro says so and goes to the theme', async () => {
    const { person, host, path } = showList({ getEssay: () => ({ ...withTheme, ...failed }) });
    await person.click(await screen.findByRole('link', { name: 'O rio e a ponte' }));
    expect(path()).toBe(`/essays/${failed.id}/theme`);
    expect(host.asked.notices).toEqual([
      { kind: 'error', title: 'Erro na correção', text: 'Ocorreu um erro ao processar sua redação. Por favor, tente novamente.' },
    ]);
  });

  test('§2.4.38 §8.17 corrigindo stays and says why', async () => {
    const { person, host, path } = showList();
    await person.click(await screen.findByRole('button', { name: 'A horta da escola' }));
    expect(path()).toBe('/essays');
    expect(host.asked.notices).toEqual([
      { kind: 'info', title: 'Correção em andamento', text: 'Aguarde a conclusão da correção para visualizar o resultado.' },
    ]);
  });
});

describe('Excluir', () => {
  async function remove(answers: Answers) {
    const rendered = showList(answers);
    await rendered.person.click(await screen.findByRole('button', { name: 'Opções de O ônibus das seis' }));
    await rendered.person.click(await screen.findByRole('menuitem', { name: 'Excluir' }));
    await waitFor(() => expect(rendered.host.asked.notices).toHaveLength(1));
    return rendered;
  }

  test('§2.4.29 §2.4.30 §7.38 §8.14 an essay is removed without a question, and leaves the list', async () => {
    let drafts = [written, begun];
    const { host, server } = await remove({
      listEssays: (call) => listOf({ rascunhos: drafts })(call),
      deleteEssay: ({ params }) => void (drafts = drafts.filter(({ id }) => id !== params.id)),
    });
    expect(host.asked.notices).toEqual([{ kind: 'success', title: 'Sucesso', text: 'Redação excluída com sucesso.' }]);
    expect(server.callsOf('deleteEssay').map(({ params }) => params.id)).toEqual([written.id]);
    await waitFor(() => expect(screen.queryByText('O ônibus das seis')).toBeNull());
  });

  test('§8.15 a failure shows the server’s message', async () => {
    const { host } = await remove({ deleteEssay: () => refuse('erro-interno', 'O servidor tropeçou.') });
    expect(host.asked.notices).toEqual([{ kind: 'error', title: 'Erro', text: 'O servidor tropeçou.' }]);
  });

  test('§8.16 a failure without a message says that it could not be removed', async () => {
    const { host } = await remove({ deleteEssay: noConnection });
    expect(host.asked.notices).toEqual([{ kind: 'error', title: 'Erro', text: 'Não foi possível excluir a redação.' }]);
    expect(screen.getByText('O ônibus das seis')).toBeTruthy();
  });
});

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

describe('D3.8 /essays/{id} goes where the card would go', () => {
  test.each([
    [corrected, `/essays/${corrected.id}/results`],
    [withTheme, `/essays/${withTheme.id}/upload`],
    [draft, `/essays/${draft.id}/theme`],
  ])('§2.1.17 D3.8 (case %#)', async (held, target) => {
    const { path } = renderRemote(App, { path: `/essays/${held.id}`, answers: { getEssay: () => held } });
    await waitFor(() => expect(path()).toBe(target));
  });

  test('§2.1.18 D3.8 corrigindo goes to the list, with its notice', async () => {
    const { path, host } = renderRemote(App, { path: `/essays/${sent.id}`, answers: { getEssay: () => sent, listEssays: listOf(both) } });
    await waitFor(() => expect(path()).toBe('/essays'));
    expect(host.asked.notices.map(({ title }) => title)).toEqual(['Correção em andamento']);
  });

  test('§8.37 an essay that is not there: Redação não encontrada, with a way back', async () => {
    const missing = () => refuse('redacao-nao-encontrada', 'Redação não encontrada.');
    renderRemote(App, { path: `/essays/${sent.id}`, answers: { getEssay: missing } });
    expect(await screen.findByRole('heading', { name: 'Redação não encontrada' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Voltar para as redações' }).getAttribute('href')).toBe('/essays');
  });
});
