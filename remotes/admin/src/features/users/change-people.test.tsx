import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { resetStore } from '@lauda/api-client/store';
import { invitedAdmin, premiumUser, trialUser } from '@lauda/contracts/examples';
import type { User } from '@lauda/contracts/types';
import { type Answers, noConnection, refuse, renderRemote } from '@lauda/web-testing';
import { screen, waitFor, within } from '@testing-library/react';
import { App } from '../../remote-app.tsx';
import { texts } from './texts.ts';

const viewer: User = { ...invitedAdmin, status: 'active' };
const lastAdmin = 'Este é o último administrador ativo.';

/** The page before a server that keeps what it is told. */
function open(answers: Answers = {}) {
  let people = [trialUser, premiumUser, viewer];
  const kept: Answers = {
    listUsers: () => people,
    updateUser: ({ params, body }) => {
      people = people.map((one) => (one.id === params['id'] ? { ...one, ...(body as Partial<User>) } : one));
      return people.find(({ id }) => id === params['id']);
    },
    deleteUser: ({ params }) => {
      people = people.filter(({ id }) => id !== params['id']);
    },
  };
  return renderRemote(App, { path: '/settings/users', answers: { ...kept, ...answers }, user: viewer });
}

type Opened = ReturnType<typeof open>;
// By label and text: asking for roles, jsdom would compute the style of all that there is, again and again.
const action = (name: string, { email }: User) => screen.findByLabelText(texts.about(name, email));
const dialog = () => screen.queryByText('Editar Usuário')?.closest<HTMLElement>('[role="dialog"]');
const limit = () => screen.getByLabelText('Limite de tokens');
const save = ({ person }: Opened) => person.click(screen.getByText('Salvar'));

async function edit({ person }: Opened, user: User) {
  await person.click(await action(texts.edit, user));
  await waitFor(() => expect(dialog()).toBeInTheDocument());
}

async function choose({ person }: Opened, field: string, option: string) {
  await person.click(within(dialog()!).getByLabelText(field));
  const options = await screen.findAllByTitle(option);
  await person.click(options.findLast((title) => title.closest('.ant-select-dropdown'))!);
}

async function typeLimit({ person }: Opened, typed: string) {
  await person.clear(limit());
  await person.type(limit(), typed);
}

const sent = ({ server }: Opened) => server.callsOf('updateUser').map(({ params, body }) => [params['id'], body]);

beforeEach(resetStore);

describe('Editar Usuário', () => {
  it('§2.12.42 §2.12.44 §8.65 changes role and status, tells it and shows it in the row', async () => {
    const page = open();
    await edit(page, premiumUser);
    await choose(page, 'Role', 'Administrador');
    await choose(page, 'Status', 'Suspenso');
    await save(page);
    await waitFor(() => expect(page.host.asked.notices).toEqual([{ kind: 'success', title: 'Usuário atualizado com sucesso!' }]));
    expect(sent(page)).toEqual([[premiumUser.id, { role: 'admin', status: 'suspended', tokensLimit: 999_999 }]]);
    const row = (await screen.findByText(premiumUser.email, { selector: 'td' })).closest('tr')!;
    await waitFor(() => expect(row).toHaveTextContent('AdministradorSuspenso'));
    await waitFor(() => expect(dialog()).toBeFalsy());
    expect(page.host.asked.refreshes).toBe(0);
  });

  it('§2.12.45 §5.48 §9.13 asks for the limit of tokens of a trial alone; others have no limit', async () => {
    const page = open();
    await edit(page, trialUser);
    expect(limit()).toHaveValue(100);
    await choose(page, 'Role', 'Premium');
    expect(screen.queryByLabelText('Limite de tokens')).not.toBeInTheDocument();
    expect(screen.getByText('Tokens ilimitados.')).toBeInTheDocument();
    await choose(page, 'Role', 'Gratuito');
    expect(limit()).toHaveValue(100);
  });

  it('§5.46 sends a limit from 0 to 1000, and says so of another', async () => {
    const page = open();
    await edit(page, trialUser);
    expect([limit().getAttribute('min'), limit().getAttribute('max')]).toEqual(['0', '1000']);
    await typeLimit(page, '1001');
    await save(page);
    expect(await screen.findByText('Use um número de 0 a 1000.')).toBeInTheDocument();
    await typeLimit(page, '0');
    await save(page);
    await waitFor(() => expect(sent(page)).toEqual([[trialUser.id, { role: 'trial', status: 'active', tokensLimit: 0 }]]));
  });

  it('§5.47 shows and sends 100 where no number stands', async () => {
    const page = open();
    await edit(page, trialUser);
    await page.person.clear(limit());
    await page.person.tab();
    expect(limit()).toHaveValue(100);
    await save(page);
    await waitFor(() => expect(sent(page)).toEqual([[trialUser.id, { role: 'trial', status: 'active', tokensLimit: 100 }]]));
  });

  it('§8.41 §2.12.47 tells the server’s reason when it fails, and keeps what was chosen', async () => {
    const page = open({ updateUser: () => refuse('ultimo-admin', lastAdmin) });
    await edit(page, viewer);
    await choose(page, 'Role', 'Gratuito');
    await typeLimit(page, '321');
    await save(page);
    await waitFor(() => expect(page.host.asked.notices).toEqual([{ kind: 'error', title: 'Falha ao atualizar usuário', text: lastAdmin }]));
    expect(limit()).toHaveValue(321);
    expect(page.host.asked.refreshes).toBe(0);
  });

  it('§8.41 says so where no answer comes', async () => {
    const page = open({ updateUser: noConnection });
    await edit(page, trialUser);
    await save(page);
    await waitFor(() => expect(page.host.asked.notices[0]).toMatchObject({ title: 'Falha ao atualizar usuário', text: texts.noAnswer }));
  });

  it('reads the session again where it was about oneself, and does not ask for what one may not see any more', async () => {
    const page = open();
    await edit(page, viewer);
    await choose(page, 'Role', 'Premium');
    await save(page);
    await waitFor(() => expect(page.host.asked.refreshes).toBe(1));
    expect(page.server.callsOf('listUsers')).toHaveLength(1);
  });

  it('begins anew after it was closed without saving, and gives the focus back', async () => {
    const page = open();
    await edit(page, trialUser);
    await choose(page, 'Status', 'Suspenso');
    await page.person.click(screen.getByText('Cancelar'));
    await waitFor(() => expect(dialog()).toBeFalsy());
    expect(await action(texts.edit, trialUser)).toHaveFocus();
    await edit(page, trialUser);
    expect(within(dialog()!).getByTitle('Ativo')).toBeInTheDocument();
    expect(sent(page)).toEqual([]);
  });
});

describe('Excluir', () => {
  const confirmed = jest.fn<(question?: string) => boolean>();
  const before = globalThis.confirm;
  beforeEach(() => {
    globalThis.confirm = confirmed.mockReset().mockReturnValue(true);
  });
  afterEach(() => {
    globalThis.confirm = before;
  });

  it('§2.12.43 §5.64 §8.67 removes after the browser’s confirmation, and tells it', async () => {
    const page = open();
    await page.person.click(await action('Excluir', trialUser));
    expect(confirmed.mock.calls).toEqual([['Tem certeza que deseja remover este usuário?']]);
    await waitFor(() => expect(page.host.asked.notices).toEqual([{ kind: 'success', title: 'Usuário removido com sucesso!' }]));
    expect(page.server.callsOf('deleteUser').map(({ params }) => params['id'])).toEqual([trialUser.id]);
    await waitFor(() => expect(screen.queryByText(trialUser.email)).not.toBeInTheDocument());
    expect(screen.getByLabelText('Usuários', { selector: 'section' })).toHaveFocus();
    expect(page.host.asked.signOuts).toBe(0);
  });

  it('§5.65 removes nobody where the confirmation is refused', async () => {
    confirmed.mockReturnValue(false);
    const page = open();
    await page.person.click(await action('Excluir', trialUser));
    expect(confirmed).toHaveBeenCalledTimes(1);
    expect(page.server.callsOf('deleteUser')).toEqual([]);
    expect(page.host.asked.notices).toEqual([]);
  });

  it('§8.43 §2.12.47 tells the server’s reason when it fails, and the row stays', async () => {
    const page = open({ deleteUser: () => refuse('ultimo-admin', lastAdmin) });
    await page.person.click(await action('Excluir', viewer));
    await waitFor(() => expect(page.host.asked.notices).toEqual([{ kind: 'error', title: 'Falha ao remover usuário', text: lastAdmin }]));
    expect(screen.getByText(viewer.email)).toBeInTheDocument();
    expect(page.host.asked.signOuts).toBe(0);
  });

  it('asks for the list again where the person was gone already', async () => {
    const page = open({ deleteUser: () => refuse('pessoa-nao-encontrada', 'Este usuário não existe mais.') });
    await page.person.click(await action('Excluir', trialUser));
    await waitFor(() => expect(page.server.callsOf('listUsers')).toHaveLength(2));
  });

  it('of oneself signs out', async () => {
    const page = open();
    await page.person.click(await action('Excluir', viewer));
    await waitFor(() => expect(page.host.asked.signOuts).toBe(1));
    expect(page.server.callsOf('listUsers')).toHaveLength(1);
  });
});
