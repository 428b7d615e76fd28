import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { draftsOf, lastExamOf } from '@lauda/host-sdk';
import { type FakeHost, fakeHost } from '@lauda/host-sdk/fake';
import { MemoryRouter } from '@lauda/vendor';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Frame } from './frame.tsx';

/** What jsdom lacks: the wide screen that comes while the menu is open, and popovers. */
let widen: () => void;

beforeEach(() => {
  jest.spyOn(globalThis, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches: false,
        addEventListener: (_: string, heard: () => void) => (widen = heard),
        removeEventListener: () => undefined,
      }) as never,
  );
  HTMLElement.prototype.hidePopover = () => undefined;
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

test('§2.2.28 the label of an admin is Adminstrador, spelled so', () => {
  show({ role: 'admin' });
  expect(personButton().textContent).toContain('Adminstrador');
});

test('§2.2.29 the label of premium is Premium', () => {
  show({ role: 'premium' });
  expect(personButton().textContent).toContain('Premium');
});

test('§2.2.20 §2.2.25 §2.2.30 the label of anyone else is Gratuito, beside the first name and the initials', () => {
  show({ role: 'trial' });
  expect(personButton().textContent).toBe('TLTeresaGratuito');
});

test('§2.2.21 the avatar is the profile image, and the initials where it does not load', () => {
  show({ profileImageUrl: 'https://fotos.example/teresa.png' });
  const image = personButton().querySelector('img')!;
  expect(image.src).toBe('https://fotos.example/teresa.png');
  fireEvent.error(image);
  expect(personButton().textContent).toBe('TLTeresaGratuito');
});

test('§2.2.31 the menu has Gerenciar Conta, to /account', () => {
  show();
  expect(screen.getByRole('link', { name: 'Gerenciar Conta' }).getAttribute('href')).toBe('/account');
});

test('§2.2.32 §6.20 a trial user has Seja Premium, which asks for the plans', async () => {
  const host = show({ role: 'trial' });
  await userEvent.click(screen.getByRole('button', { name: 'Seja Premium' }));
  expect(host.asked.plans).toEqual(['user_menu']);
});

test('§2.2.33 §6.21 premium has no Seja Premium', () => {
  show({ role: 'premium' });
  expect(screen.queryByText('Seja Premium')).toBeNull();
});

test('§2.2.33 §6.22 an admin has no Seja Premium', () => {
  show({ role: 'admin' });
  expect(screen.queryByText('Seja Premium')).toBeNull();
});

test('Sair leaves nothing of the exam chosen last', async () => {
  const exam = lastExamOf(fakeHost().user.id);
  localStorage.setItem(exam, '{}');
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Sair' }));
  expect(localStorage.getItem(exam)).toBeNull();
});

test('the menu closes where Tab leaves it', async () => {
  show();
  const hide = jest.spyOn(HTMLElement.prototype, 'hidePopover');
  act(() => screen.getByRole('link', { name: 'Gerenciar Conta' }).focus());
  await userEvent.tab();
  expect(hide).not.toHaveBeenCalled();
  act(() => screen.getByRole('link', { name: 'Cursos' }).focus());
  expect(hide).toHaveBeenCalledTimes(1);
});

test('§2.2.36 Sair signs out, and says at once that it is under way', async () => {
  const host = show();
  await userEvent.click(screen.getByRole('button', { name: 'Sair' }));
  expect(host.asked.signOuts).toBe(1);
  expect(personButton().textContent).toContain('Saindo…');
});

describe('Sair, with a text that is not saved', () => {
  const mine = `${draftsOf(fakeHost().user.id)}essay`;
  const others = `${draftsOf('another')}essay`;
  beforeEach(() => [mine, others].forEach((name) => localStorage.setItem(name, 'Era uma vez')));
  afterEach(() => localStorage.clear());

  test('asks first, and leaves nothing of the person in the browser', async () => {
    const host = show();
    await userEvent.click(screen.getByRole('button', { name: 'Sair' }));
    expect(screen.getByRole('alert').textContent).toBe('Há texto seu que ainda não foi salvo. Ao sair, ele é apagado deste navegador.');
    expect(host.asked.signOuts).toBe(0);
    await userEvent.click(screen.getByRole('button', { name: 'Sair e apagar' }));
    expect(host.asked.signOuts).toBe(1);
    expect(Object.keys(localStorage)).toEqual([others]);
  });

  test('keeps it where one stays, which has the focus', async () => {
    const host = show();
    await userEvent.click(screen.getByRole('button', { name: 'Sair' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Continuar aqui' }));
    await userEvent.keyboard('{Enter}');
    expect(host.asked.signOuts).toBe(0);
    expect(localStorage.getItem(mine)).toBe('Era uma vez');
  });
});

test.each([
  ['/', 'Redações'],
  ['/essays', 'Redações'],
  ['/essays/', 'Redações'],
  ['/courses', 'Cursos'],
  ['/courses/enem', 'Cursos'],
])('§2.2.14 §2.2.16 at %s the active entry is %s', (path, entry) => {
  show({ role: 'admin' }, path);
  expect(activeEntries()).toEqual([entry]);
});

test.each(['/settings', '/settings/users', '/settings/courses/enem'])('§2.2.18 at %s the active entry is Configurações', (path) => {
  show({ role: 'admin' }, path);
  expect(activeEntries()).toEqual(['Configurações']);
});

test.each(['/essays/new', '/essays/7/upload', '/account', '/coursesx'])('at %s no entry is the active one', (path) => {
  show({ role: 'admin' }, path);
  expect(activeEntries()).toEqual([]);
});

test('the open menu has the focus and the page rests; closing it by its button gives both back', async () => {
  show();
  const open = screen.getByRole('button', { name: 'Abrir menu' });
  await userEvent.click(open);
  expect(screen.getByRole('complementary').contains(document.activeElement)).toBe(true);
  expect([screen.getByRole('main', { hidden: true }), open.closest('header')!].map((part) => part.hasAttribute('inert'))).toEqual([
    true,
    true,
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Fechar menu' }));
  expect(document.activeElement).toBe(open);
  expect(screen.getByRole('main').hasAttribute('inert')).toBe(false);
});

test('Escape closes the person’s menu first, and only then the drawer that it is in', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Abrir menu' }));
  const person = document.getElementById('user-menu')!;
  toggle(person, 'open');
  personButton().focus();
  await userEvent.keyboard('{Escape}');
  expect(document.body.style.overflow).toBe('hidden');
  toggle(person, 'closed');
  await userEvent.keyboard('{Escape}');
  expect(document.body.style.overflow).toBe('');
});

test('a screen that becomes wide while the menu is open is not left locked', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Abrir menu' }));
  expect(document.body.style.overflow).toBe('hidden');
  act(widen);
  expect(document.body.style.overflow).toBe('');
});

/** The frame of a trial user, but for what differs. */
function show(user: Parameters<typeof fakeHost>[0] = {}, path = '/account'): FakeHost {
  const host = fakeHost(user);
  render(
    <MemoryRouter initialEntries={[path]}>
      <Frame user={host.user} host={host}>
        <h1>Página</h1>
      </Frame>
    </MemoryRouter>,
  );
  return host;
}

const personButton = () => document.querySelector<HTMLElement>('[popovertarget="user-menu"]')!;
const activeEntries = () => [...document.querySelectorAll('[aria-current="page"]')].map(({ textContent }) => textContent);

/** As the browser tells it. */
function toggle(popover: HTMLElement, newState: 'open' | 'closed'): void {
  fireEvent(popover, Object.assign(new Event('toggle'), { newState }));
}
