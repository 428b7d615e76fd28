import { setTimeout as sleep } from 'node:timers/promises';
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
    const [database, queue] = await Promise.all([inTime(db.raw('select 1')), inTime(jobs.isReady())]);
    response.status(database && queue ? 200 : 503).json({ database, queue });
  };
}

/** Whoever asks for readiness must not wait for a database that is silent. */
function inTime(asked: Promise<unknown>): Promise<boolean> {
  return Promise.race([asked.then(Boolean, () => false), sleep(answerMsMax, false, { ref: false })]);
}
