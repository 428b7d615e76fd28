import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { resetStore } from '@lauda/api-client/store';
import { withTheme } from '@lauda/contracts/examples';
import type { Host } from '@lauda/host-sdk';
import { noConnection, refuse } from '@lauda/web-testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { begun, both, card, failed, graded, listOf, many, section, showList, titlesIn, written } from './testing.tsx';

beforeEach(resetStore);
afterEach(resetStore);

/** What the page tells the analytics from now on. */
function trackedBy(host: Host): unknown[] {
  const tracked: unknown[] = [];
  host.track = (...event) => void tracked.push(event);
  return tracked;
}

describe('what the list shows', () => {
  test('§2.4.1 §2.4.2 while it loads: the title Suas Redações and three placeholder cards', async () => {
    showList({ listEssays: () => new Promise(() => {}) });
    expect(await screen.findByRole('heading', { name: 'Suas Redações' })).toBeTruthy();
    expect(screen.getByText('Carregando…').getAttribute('role')).toBe('status');
    expect(document.querySelectorAll('[aria-hidden="true"] .essay-card')).toHaveLength(3);
    expect(screen.queryAllByRole('heading', { level: 3 })).toEqual([]);
  });

  test.each(['/', '/essays'])(
    '§2.1.12 §2.4.3 §2.4.10 §2.4.11 at %s: the title Minhas Redações and two sections, each with its own essays',
    async (path) => {
      showList({}, path);
      expect(await screen.findByRole('heading', { level: 1, name: 'Minhas Redações' })).toBeTruthy();
      const titles = (name: RegExp) =>
        section(name)
          .getAllByRole('heading', { level: 3 })
          .map((heading) => heading.textContent);
      expect(titles(/Submetidas/)).toEqual(['A praça e a feira', 'O rio e a ponte', 'A horta da escola']);
      expect(titles(/Rascunhos/)).toEqual(['O ônibus das seis', 'Tema de Redação']);
    },
  );

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

  test('§2.4.6 §2.4.7 §2.4.8 §2.4.9 without any essay: one line, one sentence, one button, whose press is tracked', async () => {
    const { person, path, host } = showList({ listEssays: listOf({}) });
    expect(await screen.findByRole('heading', { name: 'Nenhuma redação encontrada' })).toBeTruthy();
    expect(screen.getByText('Comece criando sua primeira redação para começar a praticar.')).toBeTruthy();
    const tracked = trackedBy(host);
    await person.click(screen.getByRole('link', { name: 'Criar Primeira Redação' }));
    expect(path()).toBe('/essays/new');
    expect(tracked).toEqual([['new_essay_click', { source: 'empty_state_button' }]]);
  });

  test('§2.4.4 §2.4.5 Nova Redação goes to the first step, and its press is tracked', async () => {
    const { person, path, host } = showList();
    const tracked = trackedBy(host);
    await person.click(await screen.findByRole('link', { name: 'Nova Redação' }));
    expect(path()).toBe('/essays/new');
    expect(tracked).toEqual([['new_essay_click', { source: 'dashboard_button' }]]);
  });

  test('Explorar temas leads to the themes, whose page says that it comes later', async () => {
    const { person, path } = showList();
    await person.click(await screen.findByRole('link', { name: 'Explorar temas' }));
    expect(path()).toBe('/themes');
    expect(await screen.findByRole('heading', { name: 'Esta página ainda está sendo escrita' })).toBeTruthy();
  });

  test('§2.4.42 a list that cannot be read says so, and asks again', async () => {
    const { person, server } = showList({ listEssays: noConnection });
    await screen.findByRole('alert');
    server.answer({ listEssays: listOf(both) });
    await person.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('A praça e a feira')).toBeTruthy();
  });

  test('§2.4.42 it says why: no connection, or the server’s own sentence', async () => {
    const { server, person } = showList({ listEssays: noConnection });
    expect((await screen.findByRole('alert')).textContent).toContain('Confira a sua conexão e tente de novo.');
    server.answer({ listEssays: () => refuse('servico-indisponivel', 'O serviço está fora do ar.') });
    await person.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('O serviço está fora do ar.')).toBeTruthy();
  });

  test('§2.4.42 back on line it asks by itself', async () => {
    const { server } = showList({ listEssays: noConnection });
    await screen.findByRole('alert');
    server.answer({ listEssays: listOf(both) });
    fireEvent(window, new Event('online'));
    expect(await screen.findByText('A praça e a feira')).toBeTruthy();
  });

  test('§2.4.42 the server back, it asks by itself, and until then says its failure once', async () => {
    const { server } = showList({ listEssays: () => refuse('servico-indisponivel', 'O serviço está fora do ar.') });
    const said = await screen.findByRole('alert');
    fireEvent(window, new Event('focus'));
    await waitFor(() => expect(server.callsOf('listEssays')).toHaveLength(4));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Tentar novamente' }).getAttribute('aria-busy')).toBe('false'));
    expect(screen.getByRole('alert')).toBe(said);
    server.answer({ listEssays: listOf(both) });
    fireEvent(window, new Event('focus'));
    expect(await screen.findByText('A praça e a feira')).toBeTruthy();
  });

  test('§9.60 a group of thousands tells how many in Brazil’s way', async () => {
    showList({ listEssays: listOf({ rascunhos: many(4321, 'aguardando_upload') }) });
    expect(await screen.findByRole('heading', { name: 'Rascunhos 4.321' })).toBeTruthy();
  });
});

describe('Ver mais', () => {
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

  test('§2.4.12 it adds to its own section alone, and who pressed goes on from the first card that came', async () => {
    const { person } = showList({ listEssays: listOf({ submetidas: many(9, 'erro'), rascunhos: many(9, 'tema_gerado') }) });
    await person.click(await screen.findByRole('button', { name: 'Ver mais em Submetidas' }));
    await waitFor(() => expect(titlesIn(/Submetidas/)).toHaveLength(9));
    expect(titlesIn(/Rascunhos/)).toHaveLength(6);
    expect(document.activeElement).toBe(card('Redação 7').getByRole('link'));
  });

  test('what does not come is said, and may be asked for again', async () => {
    const all = listOf({ submetidas: many(9, 'erro') });
    const { person, server, host } = showList({ listEssays: all });
    const button = await screen.findByRole('button', { name: 'Ver mais em Submetidas' });
    server.answer({ listEssays: noConnection });
    await person.click(button);
    await waitFor(() => expect(host.asked.notices.map(({ title }) => title)).toEqual(['Não deu para ver mais']));
    expect(titlesIn(/Submetidas/)).toHaveLength(6);
    expect(document.activeElement).toBe(button);
    server.answer({ listEssays: all });
    await person.click(button);
    await waitFor(() => expect(titlesIn(/Submetidas/)).toHaveLength(9));
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
