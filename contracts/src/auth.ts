import { z } from 'zod';
import { operation } from './operation.ts';
import { requiredText } from './required-text.ts';
import { User } from './users.ts';

/** The name of the cookie that carries the session. */
export const sessionCookie = 'lauda.sid';

export const signIn = operation({
  id: 'signIn',
  domain: 'auth',
  method: 'post',
  path: '/api/auth/signin',
  access: 'public',
  summary: 'Entra com e-mail e senha',
  description: 'Responde com o cookie de sessão.',
  body: z.object({
    email: requiredText('Informe o e-mail', 254),
    password: z
      .string({ error: ({ code }) => (code === 'invalid_type' ? 'Informe a senha' : undefined) })
      .min(1, 'Informe a senha')
      .max(1000),
  }),
  response: z.object({ message: z.string(), user: User }),
  failures: ['credenciais-invalidas', 'email-nao-verificado', 'conta-suspensa', 'muitas-tentativas'],
});

export const signOut = operation({
  id: 'signOut',
  domain: 'auth',
  method: 'post',
  path: '/api/auth/logout',
  access: 'public',
  summary: 'Sai',
  description: 'Encerra a sessão, se houver uma, e diz para onde ir.',
  response: z.object({ redirect: z.string() }),
  failures: [],
});

export const getCurrentUser = operation({
  id: 'getCurrentUser',
  domain: 'auth',
  method: 'get',
  path: '/api/auth/user',
  access: 'signed-in',
  summary: 'Quem está na sessão',
  description: '401 quer dizer que ninguém entrou.',
  response: User,
  failures: [],
});

export const getAuthStatus = operation({
  id: 'getAuthStatus',
  domain: 'auth',
  method: 'get',
  path: '/api/auth/status',
  access: 'public',
  summary: 'Formas de entrar que este servidor oferece',
  description: 'A interface só mostra o botão do Google se `google` for verdadeiro.',
  response: z.object({ availableAuthMethods: z.object({ google: z.boolean(), email: z.boolean() }) }),
  failures: [],
});

export const authOperations = { signIn, signOut, getCurrentUser, getAuthStatus };
