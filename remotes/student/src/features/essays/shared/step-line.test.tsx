import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { resetStore } from '@lauda/api-client/store';
import { draft, withTheme } from '@lauda/contracts/examples';
import { renderRemote } from '@lauda/web-testing';
import { screen, within } from '@testing-library/react';
import { App } from '#app/remote-app.tsx';

beforeEach(resetStore);
afterEach(resetStore);

test.each([
  ['§2.5.3', '/essays/new', ['etapa atual', 'a seguir', 'a seguir', 'a seguir']],
  ['§2.5.4', `/essays/${draft.id}/theme`, ['concluída', 'etapa atual', 'a seguir', 'a seguir']],
  ['§2.5.5', `/essays/${draft.id}/upload`, ['concluída', 'concluída', 'etapa atual', 'a seguir']],
])('§2.5.2 %s at %s the steps are told as done, active and still to come', async (_id, path, states) => {
  renderRemote(App, { path, answers: { getEssay: () => (path.endsWith('upload') ? withTheme : draft) } });
  const steps = within(await screen.findByRole('navigation', { name: 'Etapas da redação' })).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual(
    ['Nova Redação', 'Escolher Tema', 'Escrever', 'Corrigir'].map((name, at) => `${name} (${states[at]})`),
  );
  const active = steps.filter((step) => step.getAttribute('aria-current') === 'step');
  expect(active.map((step) => steps.indexOf(step))).toEqual([states.indexOf('etapa atual')]);
});
