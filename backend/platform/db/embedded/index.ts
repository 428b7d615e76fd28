import { setTimeout as sleep } from 'node:timers/promises';
import { findBinaries } from './binaries.ts';
import { type Cluster, openCluster } from './cluster.ts';
import { ensureDatabase, isClosing } from './database.ts';
import { EmbeddedPostgresError } from './error.ts';
import { keepRunning, type Serving } from './keep-running.ts';
import { launch } from './launch.ts';
import { findPostmaster } from './postmaster.ts';

export { EmbeddedPostgresError };

/** `url` leads to the database `lauda`. `owner` tells who ended up starting the server: `stop()` ends it only then. */
export type EmbeddedPostgres = { url: string; owner: boolean; stop(): Promise<void> };

/**
 * `port`: a free one unless given (an adopter gets the owner's). `durable: false` trades safety for speed, for tests.
 * `onRestart` is told when a server that was lost runs again, or why it does not.
 */
export type EmbeddedPostgresOptions = { dataDir: string; port?: number; durable?: boolean; onRestart?: (failure?: unknown) => void };

/** Slow machines take long for a recovery; nobody takes longer than this. */
const patienceMs = 60_000;

/**
 * Starts, or adopts, a real PostgreSQL whose cluster is kept in `dataDir`/postgres. It ends with the process that
 * started it, however that one ends; while we live, one that is lost is started again at the same address.
 * @throws EmbeddedPostgresError with one sentence in Portuguese for the operator
 */
export async function startEmbeddedPostgres({
  dataDir,
  port,
  durable = true,
  onRestart,
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const binaries = await findBinaries();
  const cluster = await openCluster({ dataDir, initdb: binaries.initdb, durable });
  const serveAt = (at: number | undefined) => serve(cluster, { postgres: binaries.postgres, port: at, durable });
  const serving = await serveAt(port);
  const kept = keepRunning(serving, {
    isLost: async () => !(await findPostmaster(cluster.data)),
    again: () => serveAt(serving.port),
    onRestart,
  });
  return { url: urlAt(cluster, serving.port), owner: serving.owner, stop: kept.stop };
}

async function serve(cluster: Cluster, how: { postgres: string; port: number | undefined; durable: boolean }): Promise<Serving> {
  const deadline = performance.now() + patienceMs;
  while (performance.now() < deadline) {
    const running = await findPostmaster(cluster.data);
    if (running && !running.ownerIsAlive) endOrphan(running.pid);
    if (running?.ownerIsAlive && running.ready && (await answers(urlAt(cluster, running.port)))) {
      return { port: running.port, owner: false, stop: async () => {} };
    }
    const own = running ? undefined : await launch({ cluster, ...how, deadline });
    if (own && (await answers(urlAt(cluster, own.port)))) return { ...own, owner: true };
    await sleep(100);
  }
  throw new EmbeddedPostgresError(`O banco de dados embutido não ficou pronto em ${patienceMs / 1000} segundos (${cluster.data}).`);
}

const urlAt = ({ password }: Cluster, port: number): string => `postgres://lauda:${password}@127.0.0.1:${port}/lauda`;

/** Whether the database is there for us; false while the server is on its way down. */
async function answers(url: string): Promise<boolean> {
  try {
    await ensureDatabase(url);
    return true;
  } catch (error) {
    if (isClosing(error)) return false;
    throw error;
  }
}

/** Asks for a fast shutdown: what it was doing is rolled back, what it answered is kept. */
function endOrphan(pid: number): void {
  try {
    process.kill(pid, 'SIGINT');
  } catch {} // it ended by itself
}
