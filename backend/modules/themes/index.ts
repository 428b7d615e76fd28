import type { UsersApi } from '#modules/users/index.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/db/database.ts';
import { themesListeners } from './listeners.ts';
import { up } from './migrations/0001-themes.ts';
import { themesRoutes } from './routes.ts';
import { seedThemes } from './seed.ts';
import { createThemesService, type ThemesService } from './service.ts';

/** What neighbours may ask: a theme by the text an essay keeps of it. */
export type ThemesApi = Pick<ThemesService, 'titleOf'>;
export { demoThemes } from './seed.ts';
/** What the module adds to the database, in order. */
export const themesMigrations = [{ name: 'themes/0001-themes', up }];

/** The theme collection: teachers' themes, own ones, and those that AI made. */
export function createThemesModule(needs: { db: Database; clock: Clock; users: UsersApi }) {
  const service = createThemesService(needs);
  const api: ThemesApi = service;
  return { api, routes: themesRoutes(service), jobs: [], listeners: themesListeners(needs.db), seed: () => seedThemes(needs.db) };
}
