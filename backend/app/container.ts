import { createEmbeddedCorrector } from '../adapters/ai/embedded/index.ts';
import { authMigrations, createAuthModule, type SessionSettings } from '#modules/auth/index.ts';
import { createBillingModule, type OfferSettings } from '#modules/billing/index.ts';
import { createEssaysModule, type EssayCorrector, essaysMigrations } from '#modules/essays/index.ts';
import { createThemesModule, themesMigrations } from '#modules/themes/index.ts';
import { createUsersModule, usersMigrations } from '#modules/users/index.ts';
import { type Clock, systemClock } from '#platform/clock/clock.ts';
import { createDatabase } from '#platform/db/database.ts';
import { migrate } from '#platform/db/migrate.ts';
import { createEvents, type Listener } from '#platform/events/events.ts';
import { createJobs } from '#platform/jobs/jobs.ts';
import type { JobKind } from '#platform/jobs/kind.ts';
import { createQueues } from '#platform/jobs/queues.ts';
import type { Log } from '#platform/log/log.ts';

export type Container = ReturnType<typeof createContainer>;

/** What a test may put in the place of the product's own parts. */
export type Parts = { clock?: Clock; corrector?: EssayCorrector };

type Needs = {
  database: { url: string; directUrl: string };
  session: SessionSettings;
  rateLimits: boolean;
  offer: OfferSettings;
  log: Log;
};

/** The composition root: adapters, then the modules in the order of `boundaries.json`, by plain construction. */
export function createContainer({ database, session, rateLimits, offer, log }: Needs, parts: Parts = {}) {
  const clock = parts.clock ?? systemClock;
  const db = createDatabase(database.url, log);
  const embedded = createEmbeddedCorrector();
  const corrector = parts.corrector ?? embedded;
  const jobs = createJobs(database.directUrl, () => kinds, log);
  const events = createEvents(jobs, () => listeners);

  const users = createUsersModule({ db, clock, events });
  const auth = createAuthModule({ db, clock, users: users.api, settings: session, rateLimits, log });
  const themes = createThemesModule({ db, clock, users: users.api });
  const essays = createEssaysModule({ db, clock, jobs, users: users.api, themes: themes.api, corrector });
  const billing = createBillingModule({ clock, users: users.api, offer });

  const modules = [users, auth, themes, essays, billing];
  const listeners: Listener[] = [...auth.listeners, ...themes.listeners, ...essays.listeners];
  const kinds = [...modules.flatMap((module): JobKind[] => module.jobs), ...listeners.map(({ job }) => job)];
  const migrations = [...usersMigrations, ...authMigrations, ...themesMigrations, ...essaysMigrations];

  return {
    db,
    jobs,
    users: users.api,
    session: auth.session,
    routes: modules.map((module) => module.routes),

    /** Schemas, queues and, where asked, the demo, under one lock: two starts at once do not race. */
    async prepare({ demo }: { demo: boolean }): Promise<void> {
      await migrate(
        database.directUrl,
        migrations,
        async () => {
          await createQueues(database.directUrl, kinds);
          if (demo) for (const module of modules) await module.seed();
        },
        log,
      );
    },

    /** In order: no new job, the engine, the pool. */
    async close(): Promise<void> {
      await jobs.close();
      await embedded.close();
      await db.destroy();
    },
  };
}
