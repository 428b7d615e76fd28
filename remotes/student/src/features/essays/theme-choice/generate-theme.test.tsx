import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { resetStore } from '@lauda/api-client/store';
import { aiTheme, draft, teacherTheme } from '@lauda/contracts/examples';
import type { User } from '@lauda/contracts/types';
import { type Answers, noConnection, refuse, renderRemote } from '@lauda/web-testing';
import { screen, waitFor, within } from '@testing-library/react';
import { App } from '#app/remote-app.tsx';

beforeEach(resetStore);
afterEach(resetStore);

function showThemes(role: User['role'], answers: Answers = {}) {
  const known = { getEssay: () => draft, listThemes: () => [teacherTheme] };
  return renderRemote(App, { path: `/essays/${draft.id}/theme`, user: { role }, answers: { ...known, ...answers } });
}

/** The button waits for the essay. */
async function pressable(name: string): Promise<HTMLElement> {
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(false));
  return screen.getByRole('button', { name });
}

async function generate(answers: Answers) {
  const rendered = showThemes('premium', answers);
  await rendered.person.click(await pressable('Gerar com IA'));
  await waitFor(() => expect(rendered.host.asked.notices).toHaveLength(1));
  return rendered;
}

test('§2.5.22 §2.5.23 §2.5.25 §6.2 to a trial user Gerar com IA has a badge and opens an upgrade dialog, whose button opens the plans', async () => {
  const { person, host, server } = showThemes('trial');
  await person.click(await pressable('Gerar com IA Premium'));
  const offer = within(await screen.findByRole('dialog', { name: 'Gerar temas com IA é do Premium' }));
  expect(host.asked.plans).toEqual([]);
  await person.click(offer.getByRole('button', { name: 'Ver planos' }));
  expect(host.asked.plans).toEqual(['ai_theme']);
  expect(server.callsOf('generateTheme')).toEqual([]);
});

test('§2.5.25 Agora não opens no plans', async () => {
  const { person, host } = showThemes('trial');
  await person.click(await pressable('Gerar com IA Premium'));
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Agora não' }));
  expect(host.asked.plans).toEqual([]);
});

test.each(['premium', 'admin'] as const)('§2.5.24 §6.3 §6.4 to %s it has no badge', async (role) => {
  showThemes(role);
  expect(await screen.findByRole('button', { name: 'Gerar com IA' })).toBeTruthy();
});

test('§8.22 a theme that was made stands among AI’s, is told, and the allowance is read anew', async () => {
  let themes = [teacherTheme];
  const { host, server } = await generate({
    listThemes: () => themes,
    generateTheme: () => {
      themes = [aiTheme, teacherTheme];
      return aiTheme;
    },
  });
  expect(host.asked.notices).toEqual([{ kind: 'success', title: 'Tema gerado com sucesso!' }]);
  const made = within(await screen.findByRole('region', { name: 'Gerados por IA' }));
  expect(await made.findByRole('button', { name: aiTheme.title })).toBeTruthy();
  expect(server.callsOf('generateTheme').map(({ body }) => body)).toEqual([
    { examType: 'ENEM', examBoard: 'ENEM', institution: null, position: null, subject: 'Educação' },
  ]);
  expect(host.asked.refreshes).toBe(1);
});

test('§8.20 too few tokens, known by the server’s words', async () => {
  const { host } = await generate({
    generateTheme: () => refuse('tokens-insuficientes', 'Tokens insuficientes. Aguarde o próximo ciclo.'),
  });
  expect(host.asked.notices).toEqual([
    {
      kind: 'error',
      title: 'Tokens insuficientes',
      text: 'Você não possui tokens suficientes para gerar um novo tema. Aguarde o próximo ciclo ou faça upgrade para continuar.',
    },
  ]);
});

test('§8.21 any other failure is told with the server’s message', async () => {
  const { host } = await generate({ generateTheme: () => refuse('servico-indisponivel', 'A geração ainda não está disponível.') });
  expect(host.asked.notices).toEqual([{ kind: 'error', title: 'Erro ao gerar tema', text: 'A geração ainda não está disponível.' }]);
  // Whoever uses the keyboard goes on from there.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Gerar com IA' })));
});

test('§8.21 and without one by its own sentence', async () => {
  const { host } = await generate({ generateTheme: noConnection });
  const text = 'Não foi possível gerar um novo tema. Tente novamente.';
  expect(host.asked.notices).toEqual([{ kind: 'error', title: 'Erro ao gerar tema', text }]);
});
