import type { ThemesApi } from '#modules/themes/index.ts';
import type { UsersApi } from '#modules/users/index.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/db/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { correctionJob, purgeJob } from './jobs.ts';
import { essaysListeners } from './listeners.ts';
import { up as up1 } from './migrations/0001-essays.ts';
import { up as up2 } from './migrations/0002-deleted-essays.ts';
import type { EssayCorrector } from './ports.ts';
import { essaysRoutes } from './routes.ts';
import { seedEssays } from './seed.ts';
import { createEssaysService } from './service.ts';

export type { CorrectionRequest, EssayCorrector } from './ports.ts';
/** What the module adds to the database, in order. */
export const essaysMigrations = [
  { name: 'essays/0001-essays', up: up1 },
  { name: 'essays/0002-deleted-essays', up: up2 },
];

type Needs = { db: Database; clock: Clock; jobs: Jobs; users: UsersApi; themes: ThemesApi; corrector: EssayCorrector };

/** Essays, their correction and its results. */
export function createEssaysModule(needs: Needs) {
  const service = createEssaysService(needs);
  return {
    routes: essaysRoutes(service),
    jobs: [correctionJob(needs), purgeJob(needs)],
    listeners: essaysListeners(needs.db),
    seed: () => seedEssays(needs),
  };
}
