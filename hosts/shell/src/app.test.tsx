import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { trialUser } from '@lauda/contracts/examples';
import { MemoryRouter, useLocation, useNavigate } from '@lauda/vendor';
import { fakeServer, noConnection, refuse } from '@lauda/web-testing';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from './app.tsx';
import { shownNotice } from './frame/toasts/notices.ts';
import { SessionProvider } from './session/session.tsx';
import { setEventSink } from './tracking/tracking.ts';

const remotes = [
  {
    name: 'student',
    entry: '/assets/student/missing.js',
    host: 1,
    vendor: '1.0.0',
    access: 'signed-in',
    paths: ['/', '/essays'],
    bare: ['/essays/*/results'],
  },
  {
    name: 'admin',
    entry: '/assets/admin/missing.js',
    host: 1,
    vendor: '1.0.0',
    access: 'admin',
    paths: ['/settings'],
    bare: ['/settings/**'],
  },
];
const stranger = { getCurrentUser: () => refuse('nao-autenticado', 'Entre para continuar') };

beforeEach(() => {
  // React reports there what a wall has caught.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  document.body.innerHTML = `<script type="application/json" id="remotes">${JSON.stringify({ schema: 1, remotes })}</script><div id="root"></div>`;
});
afterEach(() => {
  cleanup();
  setEventSink();
  jest.restoreAllMocks();
});

test('§2.1.6 §2.1.8 a stranger sees the landing page at / and the sign-in page elsewhere', async () => {
  fakeServer(stranger);
  show('/');
  expect(await screen.findByRole('heading', { level: 1, name: 'Sua redação, lida com atenção' })).toBeTruthy();
  cleanup();
  show('/essays');
  expect(await screen.findByRole('heading', { level: 1, name: 'Entrar' })).toBeTruthy();
});

test('§2.2.1 while it is not known who asks there is a spinner, and nothing else', () => {
  fakeServer({ getCurrentUser: () => new Promise(() => undefined) });
  show('/essays');
  expect(screen.getByRole('status').textContent).toBe('Carregando…');
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('§7.11 the server’s 401 means signed out, and it is not asked again', async () => {
  const server = fakeServer(stranger);
  show('/essays');
  expect(await screen.findByRole('heading', { level: 1, name: 'Entrar' })).toBeTruthy();
  expect(server.callsOf('getCurrentUser')).toHaveLength(1);
});

test('§2.2.11 a stranger’s pages stand without the sidebar', async () => {
  fakeServer(stranger);
  for (const path of ['/', '/forgot-password', '/signup']) {
    show(path);
    expect(await screen.findByRole('main')).toBeTruthy();
    expect(screen.queryByRole('complementary')).toBeNull();
    cleanup();
  }
});

test('§2.11.9 the sign-up page has Google’s button where the server reports it, and else says that it is not open', async () => {
  const server = fakeServer({ ...stranger, getAuthStatus: () => ({ availableAuthMethods: { google: true, email: false } }) });
  show('/signup?next=%2Fessays');
  expect((await screen.findByRole('link', { name: 'Criar conta com Google' })).getAttribute('href')).toBe('/api/auth/google');
  expect(screen.getByRole('link', { name: 'Entrar' }).getAttribute('href')).toBe('/signin?next=%2Fessays');
  cleanup();
  server.answer({ getAuthStatus: () => ({ availableAuthMethods: { google: false, email: false } }) });
  show('/signup');
  expect(await screen.findByText(/ainda não está aberto/)).toBeTruthy();
});

test('§4.25 §4.26 §8.7 who comes back without having paid is told so, and the address forgets it', async () => {
  fakeServer({ getCurrentUser: () => trialUser });
  show('/?canceled=true&from=plans');
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/?from=plans'));
  const told = shownNotice();
  expect(told).toMatchObject({
    kind: 'info',
    title: 'Pagamento cancelado',
    text: 'Você pode tentar novamente quando quiser ou continuar usando a versão gratuita.',
  });
  cleanup();
  show('/?canceled=false');
  await screen.findByRole('navigation');
  expect(shownNotice()).toBe(told);
});

test('§2.1.36 §2.1.37 §2.1.38 each page that is come to is told once, by its pattern; for a stranger the first page alone', async () => {
  const told: unknown[] = [];
  setEventSink((event, properties) => void told.push([event, properties]));
  const server = fakeServer(stranger);
  show('/essays/7/results');
  await screen.findByRole('heading', { level: 1, name: 'Entrar' });
  expect(told).toEqual([]);
  cleanup();
  show('/');
  await screen.findByRole('main');
  cleanup();
  server.answer({ getCurrentUser: () => trialUser });
  show('/');
  await userEvent.click(await screen.findByRole('link', { name: 'Cursos' }));
  await userEvent.click(screen.getByRole('link', { name: 'Redações' }));
  await userEvent.click(screen.getByRole('link', { name: 'Redações' }));
  const routes = ['/', '/', '/courses', '/essays'];
  expect(told).toEqual(routes.map((route) => ['page_view', { route }]));
});

test('a suspended person is a stranger, whatever the server calls it: the sign-in page is there, and says why', async () => {
  const suspended = () => refuse('conta-suspensa', 'Conta suspensa. Fale com o suporte.');
  fakeServer({ getCurrentUser: suspended, signIn: suspended });
  show('/essays');
  await signIn();
  expect((await screen.findByRole('alert')).textContent).toBe('Conta suspensa. Fale com o suporte.');
});

test('§2.11.1 §2.11.6 what is missing or wrong in the form is said in our words, and the first such field has the focus', async () => {
  const server = fakeServer(stranger);
  show('/signin');
  const submit = await screen.findByRole('button', { name: 'Começar a estudar' });
  const [email, password] = [screen.getByLabelText('Email'), screen.getByLabelText('Senha')];
  await userEvent.type(email, 'ana@');
  await userEvent.click(submit);
  expect(screen.getByText(/Este email não está completo/).id).toBe(email.getAttribute('aria-describedby'));
  expect(screen.getByText('Digite a sua senha.')).toBeTruthy();
  expect(document.activeElement).toBe(email);
  await userEvent.type(email, 'exemplo.com.br');
  await userEvent.click(submit);
  expect(screen.queryByText(/Este email/)).toBeNull();
  expect(document.activeElement).toBe(password);
  expect(server.callsOf('signIn')).toEqual([]);
});

test('a new page starts at its top with the focus in it, and going back leaves the scrolling to the browser', async () => {
  const scroll = jest.spyOn(globalThis, 'scrollTo').mockImplementation(() => undefined);
  fakeServer({ getCurrentUser: () => trialUser });
  show('/nowhere');
  const essays = await screen.findByRole('link', { name: 'Cursos' });
  expect(document.activeElement).toBe(document.body);
  await userEvent.click(essays);
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(scroll.mock.calls).toEqual([[0, 0]]);
  await userEvent.click(screen.getByRole('button', { name: 'go back' }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(scroll).toHaveBeenCalledTimes(1);
});

test('on a sign-in page that one comes to, the first field keeps the focus', async () => {
  fakeServer(stranger);
  show('/');
  await userEvent.click((await screen.findAllByRole('link', { name: 'Entrar' }))[0]!);
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
});

test('§8.52 a refused sign-in shows the words of the server, and the form may be sent again', async () => {
  fakeServer({ ...stranger, signIn: () => refuse('credenciais-invalidas', 'Email ou senha incorretos') });
  show('/signin');
  await signIn();
  expect((await screen.findByRole('alert')).textContent).toBe('Email ou senha incorretos');
  expect(screen.getByRole('button', { name: 'Começar a estudar' }).getAttribute('aria-busy')).toBe('false');
});

test('§8.54 without a connection the sign-in page says so', async () => {
  fakeServer({ ...stranger, signIn: noConnection });
  show('/signin');
  await signIn();
  expect((await screen.findByRole('alert')).textContent).toBe('Erro de conexão. Tente novamente.');
});

test('a server that never answers a sign-in is waited for twenty seconds, and then that is said', async () => {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const limits = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(50));
  fakeServer({ ...stranger, signIn: () => new Promise(() => undefined) });
  show('/signin');
  await signIn();
  expect((await screen.findByRole('alert')).textContent).toBe('Erro de conexão. Tente novamente.');
  expect(limits).toHaveBeenLastCalledWith(20_000);
});

test('§2.1.9 §2.2.19 after sign-in one is at the page asked for, in the frame, and a remote that does not come keeps its failure to itself', async () => {
  fakeServer(stranger);
  show('/essays');
  await signIn();
  const navigation = within(await screen.findByRole('navigation'));
  expect(navigation.getByRole('link', { name: 'Redações' }).getAttribute('aria-current')).toBe('page');
  expect(navigation.queryByRole('link', { name: 'Configurações' })).toBeNull();
  expect(await screen.findByRole('heading', { name: 'Esta parte não abriu' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeTruthy();
});

test('§6.23 a student at /settings sees the 404 page', async () => {
  fakeServer({ getCurrentUser: () => trialUser });
  show('/settings/users');
  expect(await screen.findByRole('heading', { name: 'Página não encontrada' })).toBeTruthy();
});

test('§2.2.3 §2.2.17 §6.24 an admin has the settings in the menu, and there no sidebar', async () => {
  fakeServer({ getCurrentUser: () => ({ ...trialUser, role: 'admin' }) });
  show('/nowhere');
  expect(await screen.findByRole('link', { name: 'Configurações' })).toBeTruthy();
  cleanup();
  show('/settings/users');
  expect(await screen.findByRole('heading', { name: 'Esta parte não abriu' })).toBeTruthy();
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('§2.1.35 whoever is signed in is sent from the sign-in page to /', async () => {
  fakeServer({ getCurrentUser: () => trialUser });
  show('/signin');
  expect(await screen.findByRole('navigation')).toBeTruthy();
});

test('when the server refuses to say who asks, its own words are shown, and the page tries again by itself', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    const server = fakeServer({ getCurrentUser: () => refuse('servico-indisponivel', 'O banco de dados não responde.') });
    show('/essays');
    expect(await screen.findByRole('heading', { name: 'A Lauda não está respondendo' })).toBeTruthy();
    expect(screen.getByText('O banco de dados não responde.')).toBeTruthy();
    server.answer({ getCurrentUser: () => trialUser });
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(await screen.findByRole('navigation')).toBeTruthy();
  } finally {
    jest.useRealTimers();
  }
});

test.each([
  ['without a connection', noConnection],
  ['refused', () => refuse('servico-indisponivel', 'O banco de dados não responde.')],
])(
  '§4.50 §8.13 Sair leads to the sign-in page where the call fails, %s, and says there that the session is still open',
  async (_, fails) => {
    HTMLElement.prototype.hidePopover = () => undefined;
    const server = fakeServer({ getCurrentUser: () => trialUser, signOut: fails });
    show('/essays');
    await userEvent.click(await screen.findByText('Sair'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/a sua sessão continua aberta neste navegador/);
    expect(screen.getByTestId('address').textContent).toBe('/signin');
    expect(screen.getByRole('heading', { level: 1, name: 'Entrar' })).toBeTruthy();
    expect(screen.getByLabelText('Email')).toBeTruthy();
    act(() => void dispatchEvent(new Event('online')));
    await userEvent.click(screen.getByRole('button', { name: 'Encerrar a sessão' }));
    await waitFor(() => expect(server.callsOf('signOut')).toHaveLength(3));
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    // The same person may go on.
    await signIn();
    expect(await screen.findByRole('navigation')).toBeTruthy();
  },
);

test('when the server is out of reach the page offers to try again, and does', async () => {
  const server = fakeServer({ getCurrentUser: noConnection });
  show('/essays');
  const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
  server.answer({ getCurrentUser: () => trialUser });
  await userEvent.click(retry);
  expect(await screen.findByRole('navigation')).toBeTruthy();
});

function show(path: string) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <SessionProvider>
        <App />
        <Back />
        <Address />
      </SessionProvider>
    </MemoryRouter>,
  );
}

/** What the browser shows above the page. */
function Address() {
  const { pathname, search, hash } = useLocation();
  return <p data-testid="address">{pathname + search + hash}</p>;
}

/** The browser's own button. */
function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(-1)}>
      go back
    </button>
  );
}

async function signIn() {
  await userEvent.type(await screen.findByLabelText('Email'), 'ana@exemplo.com.br');
  await userEvent.type(screen.getByLabelText('Senha'), 'segredo');
  await userEvent.click(screen.getByRole('button', { name: 'Começar a estudar' }));
}
