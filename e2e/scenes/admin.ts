import type { Scene } from './scene.ts';

/** What a teacher sees. */
export const adminScenes: Scene[] = [
  { name: 'users', as: 'admin', path: '/settings/users', shows: 'trial@demo.local' },
  { name: 'users-loading', as: 'admin', path: '/settings/users', answers: [{ url: /\/api\/users/, never: true }] },
  { name: 'users-empty', as: 'admin', path: '/settings/users', shows: 'Nenhum usuário encontrado', answers: [{ url: /\/api\/users/ }] },
  {
    name: 'users-edit',
    as: 'admin',
    path: '/settings/users',
    shows: 'trial@demo.local',
    act: async (page) => {
      await page
        .getByRole('row')
        .filter({ hasText: 'trial@demo.local' })
        .getByRole('button', { name: /Editar Role/ })
        .click();
      await page.getByRole('dialog').waitFor();
    },
  },
  ...['courses', 'themes', 'assistants', 'email'].map((name): Scene => ({
    name: `settings-${name}`,
    as: 'admin',
    path: `/settings/${name}`,
  })),
  {
    name: 'remote-missing',
    as: 'admin',
    path: '/settings/users',
    shows: 'Esta parte não abriu',
    answers: [{ url: /\/assets\/admin\/remoteEntry/, status: 404 }],
  },
];
