import type { Scene } from './scene.ts';

/** What a stranger sees. */
export const publicScenes: Scene[] = [
  { name: 'landing', path: '/' },
  { name: 'sign-in', path: '/signin' },
  {
    name: 'sign-in-refused',
    path: '/signin',
    answers: [{ url: /\/api\/auth\/signin$/, status: 401, json: { code: 'credenciais-invalidas', message: 'Email ou senha incorretos.' } }],
    act: async (page) => {
      await page.getByLabel('Email').fill('ana@exemplo.com.br');
      await page.getByLabel('Senha', { exact: true }).fill('uma senha qualquer');
      await page.getByRole('button', { name: 'Começar a estudar' }).click();
      await page.getByText('Email ou senha incorretos.').waitFor();
    },
  },
  { name: 'sign-up', path: '/signup' },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'plans', path: '/subscription-plans', shows: 'Destrave sua redação', tall: 4200 },
  {
    name: 'plans-question-open',
    path: '/subscription-plans',
    tall: 4200,
    shows: 'Destrave sua redação',
    act: async (page) => {
      await page.locator('summary').first().click();
    },
  },
  {
    name: 'connection-lost',
    path: '/',
    answers: [{ url: /\/api\/auth\/user$/, status: 503, json: { code: 'servico-indisponivel', message: 'Sem banco.' } }],
  },
];
