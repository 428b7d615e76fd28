import { setTimeout as sleep } from 'node:timers/promises';
import { createLog } from '#platform/log/log.ts';
import { createEmbeddedCorrector } from '../adapters/ai/embedded/index.ts';
import { createContainer } from '../app/container.ts';

// A worker whose engine takes half a second longer, for tests that kill it: node slow-worker.ts DATABASE_URL
const url = process.argv[2]!;
const engine = createEmbeddedCorrector();
const corrector: typeof engine = {
  ...engine,
  async correct(request, signal) {
    await sleep(500);
    return engine.correct(request, signal);
  },
};
const container = createContainer(
  {
    database: { url, directUrl: url },
    session: { secret: 'not used here', secureCookie: false },
    rateLimits: false,
    offer: { demo: false, promotion: { on: false, endsAt: undefined }, testimonials: undefined, teacherSupport: false },
    log: createLog('silent'),
  },
  { corrector },
);
await container.jobs.open();
await container.jobs.work();
process.stdout.write('ready\n');
