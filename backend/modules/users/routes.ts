import { usersOperations } from '@lauda/contracts';
import { operationRouter } from '#platform/http/operation-router.ts';
import type { UsersApi } from './service.ts';

export const usersRoutes = (users: UsersApi) =>
  operationRouter(usersOperations, {
    listUsers: ({ query }) => users.list(query),
    updateUser: ({ id, body }) => users.update(id, body),
    deleteUser: ({ id }) => users.remove(id),
  });
