import { startEmbeddedPostgres } from '#platform/db/embedded/index.ts';
import { createLog } from '#platform/log/log.ts';
import { type Config, readConfig } from './config.ts';
import { createContainer } from './container.ts';
import { listen } from './listen.ts';
import { asOperatorError } from './operator-error.ts';
import { sayReady } from './say-ready.ts';

/** What must be closed, the last one first. */
const closings: (() => Promise<void>)[] = [];
let ending: Promise<void> | undefined;
let starting: Promise<void> | undefined;

try {
  const config = readConfig();
  if (process.argv.includes('--check-config')) process.exit(0);
  endOnSignals();
  starting = start(config);
  await starting;
} catch (error) {
  if (!ending) {
    const told = asOperatorError(error);
    console.error(told ? told.message : error);
    await closeAll();
    process.exit(1);
  }
}

async function start(config: Config): Promise<void> {
  const log = createLog(config.logLevel);
  // First the port: a taken one is told before any work is done.
  const server = config.roles.web ? await listen(config.http) : undefined;
  const embedded = config.database
    ? undefined
    : await startEmbeddedPostgres({
        dataDir: config.dataDir,
        onRestart: (err) =>
          err ? log.error({ err }, 'the embedded database is lost') : log.warn('the embedded database was started again'),
      });
  if (embedded) closings.push(embedded.stop);
  const database = config.database ?? { url: embedded!.url, directUrl: embedded!.url };
  const container = createContainer({ database, session: config.session(), rateLimits: config.rateLimits, offer: config.offer, log });
  closings.push(container.close);
  // On the way out nobody is let in first, while what was begun can still be finished.
  if (server) closings.push(server.close);
  await container.prepare({ demo: config.demo });
  await container.jobs.open();
  if (server) await server.serve({ config, container, log });
  if (config.roles.worker) await container.jobs.work();
  if (!ending) sayReady(config, server?.port);
}

/** A signal, or the end of whoever started us, closes everything in order; a second signal does not wait. */
function endOnSignals(): void {
  const end = () => {
    if (ending) process.exit(1);
    // A start under way is let finish: what is half made cannot be closed.
    ending = Promise.resolve(starting)
      .catch(() => undefined)
      .then(closeAll);
    void ending.then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', end).on('SIGTERM', end);
  if (process.channel) process.on('disconnect', end);
}

async function closeAll(): Promise<void> {
  for (let close = closings.pop(); close; close = closings.pop()) await close();
}
