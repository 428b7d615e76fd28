import { usersDeleted } from '#modules/users/index.ts';
import type { Database } from '#platform/db/database.ts';
import { type Listener, listener } from '#platform/events/events.ts';
import { ThemeModel } from './model.ts';

/** In the place of an author who is gone. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** What was only a person's own goes with them; what a teacher made for all stays, without the name. */
export const themesListeners = (db: Database): Listener[] => [
  listener(usersDeleted, {
    job: 'themes.forget-person',
    handle: async ({ userId }) => {
      await ThemeModel.query(db).delete().where({ createdBy: userId }).whereNot({ generatedBy: 'teacher' });
      await ThemeModel.query(db).patch({ createdBy: nobody }).where({ createdBy: userId });
    },
  }),
];
