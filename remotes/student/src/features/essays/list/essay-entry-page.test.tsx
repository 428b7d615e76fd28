import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { resetStore } from '@lauda/api-client/store';
import { corrected, draft, sent, withTheme } from '@lauda/contracts/examples';
import { refuse, renderRemote } from '@lauda/web-testing';
import { screen, waitFor } from '@testing-library/react';
import { App } from '#app/remote-app.tsx';
import { both, listOf } from './testing.tsx';

beforeEach(resetStore);
afterEach(resetStore);

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
