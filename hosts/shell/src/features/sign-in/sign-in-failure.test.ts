import { expect, test } from '@jest/globals';
import { Refused } from '../../session/session-api.ts';
import { signInFailure } from './sign-in-failure.ts';

test('§8.52 the server’s own words are shown', () => {
  expect(signInFailure(new Refused(401, { message: 'Email ou senha incorretos', code: 'credenciais-invalidas' }))).toBe(
    'Email ou senha incorretos',
  );
});

test('§8.53 without words of the server there is a sentence of ours', () => {
  expect(signInFailure(new Refused(500, undefined))).toBe('Erro ao fazer login');
});

test('§8.54 a server out of reach is told apart from a refusal', () => {
  expect(signInFailure(new TypeError('Failed to fetch'))).toBe('Erro de conexão. Tente novamente.');
});

test('§8.50 an unverified address is told where to look', () => {
  const error = new Refused(403, { message: 'Email não verificado', code: 'email-nao-verificado' });
  expect(signInFailure(error)).toBe('Email não verificado. Verifique sua caixa de entrada.');
});
