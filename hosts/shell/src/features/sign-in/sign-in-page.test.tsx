import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { MemoryRouter } from '@lauda/vendor';
import { type Answers, fakeServer, type FakeServer, refuse } from '@lauda/web-testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SessionProvider } from '../../session/session.tsx';
import { SignInPage } from './sign-in-page.tsx';

let server: FakeServer;
beforeEach(() => void (server = fakeServer({})));
afterEach(cleanup);

test('§2.11.2 where the server reports it, one may sign in with Google', async () => {
  show({ getAuthStatus: () => offers(true) });
  expect((await screen.findByRole('link', { name: 'Entrar com Google' })).getAttribute('href')).toBe('/api/auth/google');
});

test('§2.11.3 where it does not, or does not answer, there is no such button', async () => {
  show({ getAuthStatus: () => offers(false) });
  await settled();
  expect(screen.queryByText(/Google/)).toBeNull();
  cleanup();
  show({ getAuthStatus: () => refuse('erro-interno', 'Algo deu errado') });
  await settled();
  expect(screen.queryByText(/Google/)).toBeNull();
});

test('§2.11.4 §2.11.5 the ways to a new password and to a new account keep the page asked for', () => {
  show({}, '/signin?next=%2Fessays%2Fnew');
  expect(screen.getByRole('link', { name: 'Esqueceu sua senha?' }).getAttribute('href')).toBe('/forgot-password?next=%2Fessays%2Fnew');
  expect(screen.getByRole('link', { name: 'Criar conta' }).getAttribute('href')).toBe('/signup?next=%2Fessays%2Fnew');
});

test('§2.11.7 §8.50 an unverified address is told where to look, and may ask for another mail; if that fails it is said', async () => {
  show({ signIn: () => refuse('email-nao-verificado', 'Email não verificado') });
  await userEvent.type(screen.getByLabelText('Email'), 'ana@exemplo.com.br');
  await userEvent.type(screen.getByLabelText('Senha'), 'segredo');
  expect(screen.queryByRole('button', { name: 'Reenviar email de verificação' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Começar a estudar' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Email não verificado. Verifique sua caixa de entrada.');
  await userEvent.click(screen.getByRole('button', { name: 'Reenviar email de verificação' }));
  expect(await screen.findByText('Erro ao reenviar email de verificação')).toBeTruthy();
});

function show(answers: Answers, path = '/signin') {
  server.answer(answers);
  render(
    <MemoryRouter initialEntries={[path]}>
      <SessionProvider>
        <SignInPage />
      </SessionProvider>
    </MemoryRouter>,
  );
}

const offers = (google: boolean) => ({ availableAuthMethods: { google, email: false } });

/** The answer has come, and what follows from it has been shown. */
async function settled() {
  await waitFor(() => expect(server.callsOf('getAuthStatus').length).toBeGreaterThan(0));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
}
