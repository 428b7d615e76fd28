import { z } from 'zod';
import { operation } from './operation.ts';
import { type Role, roles, userStatuses } from './vocabulary.ts';

const count = z.number().int().min(0).max(1_000_000_000);
const moment = z.iso.datetime();

export const User = z
  .object({
    id: z.uuid(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    role: z.enum(roles),
    status: z.enum(userStatuses),
    profileImageUrl: z.string().nullable(),
    emailVerified: z.boolean(),
    tokensUsed: count.describe('Tokens usados no mês corrente, em America/Sao_Paulo.'),
    tokensLimit: count.describe('999999 para quem não tem limite.'),
    createdAt: moment,
    updatedAt: moment,
    lastLoginAt: moment.nullable(),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof User>;

export const listUsers = operation({
  id: 'listUsers',
  domain: 'users',
  method: 'get',
  path: '/api/users',
  access: 'admin',
  summary: 'Lista as pessoas',
  description: 'As mais recentes primeiro; filtra por e-mail, papel e situação.',
  query: z.object({
    email: z.string().max(200).optional().describe('Parte do e-mail, sem distinguir maiúsculas.'),
    role: z.enum(roles).optional(),
    status: z.enum(userStatuses).optional(),
  }),
  response: z.array(User),
  paged: true,
  failures: [],
});

export const usersOperations = { listUsers };

/** Who asks, as every policy sees them. */
export type Viewer = { id: string; role: Role };
