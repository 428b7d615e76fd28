import { startEmbeddedPostgres } from '#platform/db/embedded/index.ts';
import { createLog } from '#platform/log/log.ts';
import { type Config, readConfig } from './config.ts';
import { createContainer } from './container.ts';
import { listen } from './listen.ts';
import { asOperatorError } from './operator-error.ts';
import { sayReady } from './say-ready.ts';

type Closing = () => Promise<void>;
const closings: Closing[] = [];

try {
  const config = readConfig();
  if (process.argv.includes('--check-config')) process.exit(0);
  endOnSignals();
  await start(config);
} catch (error) {
  const told = asOperatorError(error);
  console.error(told ? told.message : error);
  await closeAll();
  process.exit(1);
}

async function start(config: Config): Promise<void> {
  const log = createLog(config.logLevel);
  // First the port: a taken one is told before any work is done.
  const server = config.roles.web ? await listen(config.http) : undefined;
  if (server) closings.push(server.close);
  const embedded = config.database ? undefined : await startEmbeddedPostgres({ dataDir: config.dataDir });
  if (embedded) closings.push(embedded.stop);
  const database = config.database ?? { url: embedded!.url, directUrl: embedded!.url };
  const container = createContainer({ database, session: config.session(), log });
  closings.push(container.close);
  await container.prepare({ demo: config.demo });
  await container.jobs.open();
  if (server) await server.serve({ config, container, log });
  if (config.roles.worker) await container.jobs.work();
  sayReady(config, server?.port);
}

/** A signal, or the end of whoever started us, closes everything in the opposite order; a second signal does not wait. */
function endOnSignals(): void {
  let ending = false;
  const end = () => {
    if (ending) process.exit(1);
    ending = true;
    void closeAll().then(() => process.exit(0), () => process.exit(1));
  };
  process.on('SIGINT', end).on('SIGTERM', end);
  if (process.channel) process.on('disconnect', end);
}

async function closeAll(): Promise<void> {
  for (let close = closings.pop(); close; close = closings.pop()) await close();
}
