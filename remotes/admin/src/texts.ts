/** Words of the frame of the teacher's pages (spec §2.12). */
export const texts = {
  back: 'Voltar à Lauda',
  menu: 'Configurações',
  courseDemo: 'Configurações do curso',
  loading: 'Carregando…',
  entries: { courses: 'Cursos', themes: 'Temas', webhooks: 'Webhooks', users: 'Usuários', email: 'Email' },
} as const;
