export const texts = {
  title: 'Usuários',
  columns: { email: 'Email', role: 'Role', status: 'Status', createdAt: 'Criado em', lastLoginAt: 'Último acesso' },
  never: 'Nunca',
};
