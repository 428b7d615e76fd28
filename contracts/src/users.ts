import { z } from 'zod';
import { operation } from './operation.ts';
import { type Role, roles, trialTokensLimitMax, unlimitedTokens, userStatuses } from './vocabulary.ts';

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

export const updateUser = operation({
  id: 'updateUser',
  domain: 'users',
  method: 'patch',
  path: '/api/users/:id',
  access: 'admin',
  summary: 'Muda papel, situação ou limite de tokens de uma pessoa',
  description: 'Vale na próxima chamada da pessoa. O último administrador ativo não perde o papel nem é suspenso.',
  body: z
    .object({
      role: z.enum(roles),
      status: z.enum(userStatuses),
      tokensLimit: z
        .union([z.int().min(0).max(trialTokensLimitMax), z.literal(unlimitedTokens)], {
          error: `O limite de tokens vai de 0 a ${trialTokensLimitMax}.`,
        })
        .describe('Só conta para o plano gratuito; de premium e admin vem 999999, sem limite.'),
    })
    .partial()
    .refine((asked) => Object.values(asked).some((value) => value !== undefined), 'Diga o que mudar: papel, situação ou limite de tokens.'),
  response: User,
  failures: ['pessoa-nao-encontrada', 'ultimo-admin'],
});

export const deleteUser = operation({
  id: 'deleteUser',
  domain: 'users',
  method: 'delete',
  path: '/api/users/:id',
  access: 'admin',
  summary: 'Remove uma pessoa',
  description: 'A pessoa sai na hora, e em seguida tudo o que é dela. O último administrador ativo não é removido.',
  failures: ['pessoa-nao-encontrada', 'ultimo-admin'],
});

export const usersOperations = { listUsers, updateUser, deleteUser };

/** Who asks, as every policy sees them. */
export type Viewer = { id: string; role: Role };
