import type { authOperations } from '../src/auth.ts';
import type { ExamplesOf } from './example.ts';
import { trialUser } from './users.ts';

export const authExamples: ExamplesOf<typeof authOperations> = {
  signIn: {
    good: { email: 'ana.souza@exemplo.com.br', password: 'uma senha que só ela sabe' },
    bad: {
      'sem senha': { email: 'ana.souza@exemplo.com.br' },
      'e-mail em branco': { email: '   ', password: 'segredo' },
      'senha que não é texto': { email: 'ana.souza@exemplo.com.br', password: { $ne: '' } },
      nada: {},
    },
    response: { message: 'Bem-vinda de volta.', user: trialUser },
  },
  signOut: { response: { redirect: '/signin' } },
  getCurrentUser: { response: trialUser },
  getAuthStatus: { response: { availableAuthMethods: { google: false, email: false } } },
};
