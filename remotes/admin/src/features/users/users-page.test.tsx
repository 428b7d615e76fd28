import '@testing-library/jest-dom/jest-globals';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { resetStore } from '@lauda/api-client/store';
import { invitedAdmin, premiumUser, trialUser } from '@lauda/contracts/examples';
import type { User } from '@lauda/contracts/types';
import { type Answer, noConnection, pageOf, refuse, renderRemote } from '@lauda/web-testing';
import { screen, waitFor, within } from '@testing-library/react';
import { App } from '../../remote-app.tsx';
import { formatDay, formatMoment } from './format.ts';
import { texts } from './texts.ts';

const people = [trialUser, premiumUser, invitedAdmin];

/** Filters as the server does. */
const filtered =
  (all: User[]): Answer =>
  (call) => {
    const { email = '', role, status } = call.query as { email?: string; role?: string; status?: string };
    return pageOf(
      all.filter((user) => user.email.includes(email) && (!role || user.role === role) && (!status || user.status === status)),
      call,
    );
  };

const open = (listUsers: Answer, path = '/settings/users') => renderRemote(App, { path, answers: { listUsers }, user: { role: 'admin' } });
const rowOf = async (email: string) => (await screen.findByText(email)).closest('tr')!;
const choose = async (person: ReturnType<typeof open>['person'], label: string, option: string) => {
  await person.click(screen.getByRole('combobox', { name: label }));
  await person.click(await screen.findByTitle(option));
};

beforeEach(resetStore);

describe('the users table', () => {
  it('§2.1.29 §2.12.38 shows email, role, status, day of creation and last access', async () => {
    open(filtered(people));
    const cells = within(await rowOf(trialUser.email))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    const shown = [trialUser.email, 'Gratuito', 'Ativo', formatDay(trialUser.createdAt), formatMoment(trialUser.lastLoginAt!)];
    expect(cells).toEqual([...shown, 'Editar RoleExcluir']);
  });

  it('§2.12.41 says Nunca of whoever never came', async () => {
    open(filtered(people));
    expect(within(await rowOf(invitedAdmin.email)).getByText('Nunca')).toBeInTheDocument();
  });

  it('§2.12.35 asks the server for the part of the email that was typed, and keeps it in the box', async () => {
    const { person, server } = open(filtered(people));
    await rowOf(trialUser.email);
    await person.type(screen.getByRole('searchbox', { name: texts.search }), 'bruno');
    await waitFor(() => expect(screen.queryByText(trialUser.email)).not.toBeInTheDocument());
    expect(await rowOf(premiumUser.email)).toBeInTheDocument();
    expect(server.callsOf('listUsers').at(-1)?.query).toMatchObject({ email: 'bruno', page: 1 });
    expect(screen.getByRole('searchbox')).toHaveValue('bruno');
  });

  it('§2.12.36 §2.12.37 filters by role and by status', async () => {
    const { person, server } = open(filtered(people));
    await rowOf(trialUser.email);
    await choose(person, texts.role, 'Administrador');
    await waitFor(() => expect(screen.queryByText(trialUser.email)).not.toBeInTheDocument());
    await choose(person, texts.status, 'Ativo');
    expect(await screen.findByText(texts.emptyTitle)).toBeInTheDocument();
    expect(server.callsOf('listUsers').at(-1)?.query).toMatchObject({ role: 'admin', status: 'active' });
  });

  it('clears the filters that leave nobody', async () => {
    const { person } = open(filtered(people), '/settings/users?email=ninguem');
    await person.click(await screen.findByRole('button', { name: texts.clear }));
    expect(await rowOf(trialUser.email)).toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('§7.80 shows 25 at a time and asks the server for the next', async () => {
    const many = Array.from({ length: 30 }, (_, i) => ({
      ...trialUser,
      id: trialUser.id.slice(0, -2) + (10 + i),
      email: `p${i}@exemplo.com.br`,
    }));
    const { person, server } = open(filtered(many));
    expect(await screen.findByText('30 usuários')).toBeInTheDocument();
    expect(screen.queryByText('p25@exemplo.com.br')).not.toBeInTheDocument();
    await person.click(screen.getByTitle('2'));
    expect(await rowOf('p25@exemplo.com.br')).toBeInTheDocument();
    expect(server.callsOf('listUsers').at(-1)?.query).toMatchObject({ page: 2, pageSize: 25 });
  });

  it('says that it could not load, and tries again', async () => {
    const { person, server } = open(noConnection);
    const retry = await screen.findByRole('button', { name: texts.retry });
    server.answer({ listUsers: filtered(people) });
    await person.click(retry);
    expect(await rowOf(trialUser.email)).toBeInTheDocument();
    expect(screen.getByRole('region', { name: texts.title })).toHaveFocus();
  });

  it('asks again by itself once the server is back', async () => {
    const { server } = open(noConnection);
    await screen.findByRole('alert');
    server.answer({ listUsers: filtered(people) });
    dispatchEvent(new Event('online'));
    expect(await rowOf(trialUser.email)).toBeInTheDocument();
  });

  it('tells who is no admin any more that it is so, and has the shell look who is there', async () => {
    const { host } = open(() => refuse('somente-admin', 'Isto é só para administradores.'));
    expect(await screen.findByText('Isto é só para administradores.')).toBeInTheDocument();
    expect(host.asked.refreshes).toBe(1);
  });

  it('stands there as empty rows until they are known', async () => {
    open(() => new Promise(() => undefined));
    const table = await screen.findByRole('table', { name: texts.title });
    expect(table).toHaveAttribute('aria-busy', 'true');
    expect(within(table).getAllByRole('row')).toHaveLength(11);
    expect(screen.getByRole('status')).toHaveTextContent(texts.loading);
  });

  it('shows the last page where the one asked for is not there', async () => {
    const { server } = open(filtered(people), '/settings/users?page=9');
    expect(await rowOf(trialUser.email)).toBeInTheDocument();
    expect(server.callsOf('listUsers').map(({ query }) => query['page'])).toEqual([9, 1]);
  });
});
