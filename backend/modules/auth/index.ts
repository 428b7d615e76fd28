import type { UsersApi } from '#modules/users/index.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/db/database.ts';
import type { Log } from '#platform/log/log.ts';
import { createAttempts } from './attempts.ts';
import { authListeners } from './listeners.ts';
import { up as auth0001 } from './migrations/0001-auth.ts';
import { up as auth0002 } from './migrations/0002-attempts.ts';
import { createPasswords } from './passwords.ts';
import { authPassport, authRoutes, sessionMiddleware, type SessionSettings } from './routes.ts';
import { seedAuth } from './seed.ts';
import { createAuthService } from './service.ts';

export { demoPassword } from './seed.ts';
export type { SessionSettings } from './routes.ts';
/** What the module adds to the database, in order. */
export const authMigrations = [
  { name: 'auth/0001-auth', up: auth0001 },
  { name: 'auth/0002-attempts', up: auth0002 },
];

type Needs = { db: Database; clock: Clock; users: UsersApi; settings: SessionSettings; rateLimits: boolean; log: Log };

/** Signing in, sessions and passwords. `session` goes before every route: it says who asks. */
export function createAuthModule(needs: Needs) {
  const passwords = createPasswords(needs.db);
  const service = createAuthService({ users: needs.users, passwords, attempts: needs.rateLimits ? createAttempts(needs.db) : undefined });
  const passport = authPassport(service);
  return {
    session: sessionMiddleware(needs),
    routes: authRoutes(service, passport, { google: false, email: false }),
    jobs: [],
    listeners: authListeners(needs.db),
    seed: () => seedAuth(passwords),
  };
}
