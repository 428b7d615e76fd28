import { type RequestHandler, Router } from 'express';
import type { Database } from '#platform/db/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';

const answerMsMax = 2_000;

/** `GET /healthz`: the process is up. `GET /readyz`: database, migrations and queue are ready. */
export function healthRoutes(ready: { db: Database; jobs: Jobs }): Router {
  const router = Router();
  router.get('/healthz', (_request, response) => void response.json({ status: 'up' }));
  router.get('/readyz', answerReadiness(ready));
  return router;
}

function answerReadiness({ db, jobs }: { db: Database; jobs: Jobs }): RequestHandler {
  return async (_request, response) => {
    const [database, queue] = await Promise.all([
      db
        .raw('select 1')
        .timeout(answerMsMax)
        .then(
          () => true,
          () => false,
        ),
      jobs.isReady().catch(() => false),
    ]);
    response.status(database && queue ? 200 : 503).json({ database, queue });
  };
}
