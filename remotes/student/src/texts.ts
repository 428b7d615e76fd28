/** Words of the remote itself; each room has its own. */
export const texts = {
  loading: 'Carregando…',
  coming: { courses: 'Cursos', account: 'Gerenciar Conta', premium: 'Premium', progress: 'Progresso' },
} as const;
