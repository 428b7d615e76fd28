import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/db/database.ts';
import type { Events } from '#platform/events/events.ts';
import { up } from './migrations/0001-users.ts';
import { usersRoutes } from './routes.ts';
import { seedUsers } from './seed.ts';
import { createUsersService } from './service.ts';

export type { UsersApi } from './service.ts';
/** What the module announces. */
export { usersDeleted } from './events.ts';
/** Ids of the demo's people, for the seeds of other modules. */
export { demoPeople } from './seed.ts';
/** What the module adds to the database, in order. */
export const usersMigrations = [{ name: 'users/0001-users', up }];

/** People, roles and the token allowance. */
export function createUsersModule(needs: { db: Database; clock: Clock; events: Events }) {
  const api = createUsersService(needs);
  return { api, routes: usersRoutes(api), jobs: [], seed: () => seedUsers(needs.db) };
}
