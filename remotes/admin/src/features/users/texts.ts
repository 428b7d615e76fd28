import type { Role, UserStatus } from '@lauda/contracts/vocabulary';

/** Words of the users table (spec §2.12). */
export const texts = {
  title: 'Usuários',
  text: 'Quem tem conta na Lauda, com os mais recentes primeiro.',
  columns: { email: 'Email', role: 'Role', status: 'Status', createdAt: 'Criado em', lastLoginAt: 'Último acesso' },
  never: 'Nunca',
  roles: { trial: 'Gratuito', premium: 'Premium', admin: 'Administrador' } satisfies Record<Role, string>,
  statuses: { active: 'Ativo', invited: 'Convidado', suspended: 'Suspenso' } satisfies Record<UserStatus, string>,
  search: 'Buscar por email',
  role: 'Filtrar por role',
  status: 'Filtrar por status',
  allRoles: 'Todas as roles',
  allStatuses: 'Todos os status',
  clear: 'Limpar filtros',
  total: (total: number) => (total === 1 ? '1 usuário' : `${total} usuários`),
  emptyTitle: 'Nenhum usuário encontrado',
  emptyText: 'Ninguém corresponde a estes filtros.',
  failedTitle: 'Não foi possível carregar os usuários',
  failedText: 'Confira a sua conexão e tente novamente.',
  retry: 'Tentar novamente',
} as const;
