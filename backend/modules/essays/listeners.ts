import { usersDeleted } from '#modules/users/index.ts';
import type { Database } from '#platform/db/database.ts';
import { type Listener, listener } from '#platform/events/events.ts';
import { EssayModel } from './model.ts';

/** All essays of whoever is gone, deleted ones too, and with them their results; a correction under way finds nothing to save. */
export const essaysListeners = (db: Database): Listener[] => [
  listener(usersDeleted, {
    job: 'essays.forget-person',
    handle: async ({ userId }) => void (await EssayModel.query(db).delete().where({ userId })),
  }),
];
