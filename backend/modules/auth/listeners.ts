import { usersDeleted } from '#modules/users/index.ts';
import type { Database } from '#platform/db/database.ts';
import { type Listener, listener } from '#platform/events/events.ts';

/** The password and the sessions of whoever is gone; by the join no session opens anything since then. */
export const authListeners = (db: Database): Listener[] => [
  listener(usersDeleted, {
    job: 'auth.forget-person',
    handle: async ({ userId }) => {
      await db('auth.sessions').where({ userId }).del();
      await db('auth.credentials').where({ userId }).del();
    },
  }),
];
