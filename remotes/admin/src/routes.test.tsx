import '@testing-library/jest-dom/jest-globals';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { resetStore } from '@lauda/api-client/store';
import { renderRemote } from '@lauda/web-testing';
import { screen, within } from '@testing-library/react';
import remote from '../remote.json';
import { App } from './remote-app.tsx';

const open = (path: string) => renderRemote(App, { path, answers: {}, user: { role: 'admin' } });
const coming = 'Esta página ainda está sendo escrita';

beforeEach(resetStore);

describe('the settings', () => {
  it('§2.2.37 §2.12.2 have a way back to Lauda and the five entries of the menu', async () => {
    open('/settings/users');
    expect(screen.getByRole('link', { name: 'Voltar à Lauda' })).toHaveAttribute('href', '/essays');
    const menu = screen.getByRole('navigation', { name: 'Configurações' });
    const entries = within(menu).getAllByRole('link');
    expect(entries.map((entry) => [entry.textContent, entry.getAttribute('href')])).toEqual([
      ['Cursos', '/settings/courses'],
      ['Temas', '/settings/themes'],
      ['Webhooks', '/settings/assistants'],
      ['Usuários', '/settings/users'],
      ['Email', '/settings/email'],
    ]);
    expect(within(menu).getByRole('link', { current: 'page' })).toHaveTextContent('Usuários');
    expect(await screen.findByRole('heading', { name: 'Usuários' })).toBeInTheDocument();
  });

  it('§2.1.25 §2.1.26 open at the courses, which are still being written', async () => {
    const { path } = open('/settings');
    expect(await screen.findByText(coming)).toBeInTheDocument();
    expect(path()).toBe('/settings/courses');
  });

  it.each(['/settings/courses/enem', '/settings/courses/enem/geral'])('§2.1.27 say of %s that it is still being written', async (path) => {
    open(path);
    expect(await screen.findByText(coming)).toBeInTheDocument();
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Cursos');
  });

  it.each([
    ['/settings/themes', 'Temas'],
    ['/settings/assistants', 'Webhooks'],
    ['/settings/email', 'Email'],
  ])('§2.1.28 say of %s that it is still being written', async (path, title) => {
    open(path);
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.getByText(coming)).toBeInTheDocument();
  });

  it.each(['/settings/nada', '/settings/courses/enem/nada', '/settings/users/1'])('§2.1.34 know that %s leads nowhere', async (path) => {
    open(path);
    expect(await screen.findByText('Página não encontrada')).toBeInTheDocument();
  });
});

it('§2.1.30 the demonstration of a course’s settings says that it is still being written, outside of the settings', async () => {
  open('/demo/course-settings');
  expect(await screen.findByText(coming)).toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Configurações' })).not.toBeInTheDocument();
  expect(remote.paths).toContain('/demo/course-settings');
});
