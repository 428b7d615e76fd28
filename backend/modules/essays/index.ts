import type { ThemesApi } from '#modules/themes/index.ts';
import type { UsersApi } from '#modules/users/index.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/db/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { correctionJob } from './jobs.ts';
import { up } from './migrations/0001-essays.ts';
import type { EssayCorrector } from './ports.ts';
import { essaysRoutes } from './routes.ts';
import { seedEssays } from './seed.ts';
import { createEssaysService } from './service.ts';

export type { CorrectionRequest, EssayCorrector } from './ports.ts';
/** What the module adds to the database, in order. */
export const essaysMigrations = [{ name: 'essays/0001-essays', up }];

type Needs = { db: Database; clock: Clock; jobs: Jobs; users: UsersApi; themes: ThemesApi; corrector: EssayCorrector };

/** Essays, their correction and its results. */
export function createEssaysModule(needs: Needs) {
  const service = createEssaysService(needs);
  return { routes: essaysRoutes(service), jobs: [correctionJob(needs)], seed: () => seedEssays(needs) };
}
