import { setTimeout as sleep } from 'node:timers/promises';
import { findBinaries } from './binaries.ts';
import { openCluster } from './cluster.ts';
import { ensureDatabase, isClosing } from './database.ts';
import { EmbeddedPostgresError } from './error.ts';
import { launch } from './launch.ts';
import { findPostmaster } from './postmaster.ts';

export { EmbeddedPostgresError };

/** `url` leads to the database `lauda`. `owner` tells who ends the server: an adopter's `stop()` does nothing. */
export type EmbeddedPostgres = { url: string; owner: boolean; stop(): Promise<void> };

/** `port`: a free one unless given (an adopter gets the owner's). `durable: false` trades safety for speed, for tests. */
export type EmbeddedPostgresOptions = { dataDir: string; port?: number; durable?: boolean };

/** Slow machines take long for a recovery; nobody takes longer than this. */
const patienceMs = 60_000;

/**
 * Starts, or adopts, a real PostgreSQL whose cluster is kept in `dataDir`/postgres.
 * It ends with the process that started it, however that one ends.
 * @throws EmbeddedPostgresError with one sentence in Portuguese for the operator
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, port, durable = true } = options;
  const binaries = await findBinaries();
  const cluster = await openCluster({ dataDir, initdb: binaries.initdb, durable });
  const urlAt = (at: number) => `postgres://lauda:${cluster.password}@127.0.0.1:${at}/lauda`;
  const deadline = performance.now() + patienceMs;
  while (performance.now() < deadline) {
    const running = await findPostmaster(cluster.data);
    if (running && !running.ownerIsAlive) endOrphan(running.pid);
    if (running?.ownerIsAlive && running.ready && (await answers(urlAt(running.port)))) {
      return { url: urlAt(running.port), owner: false, stop: async () => {} };
    }
    const own = running ? undefined : await launch({ cluster, postgres: binaries.postgres, port, durable, deadline });
    if (own && (await answers(urlAt(own.port)))) return { url: urlAt(own.port), owner: true, stop: own.stop };
    await sleep(100);
  }
  throw new EmbeddedPostgresError(`O banco de dados embutido não ficou pronto em ${patienceMs / 1000} segundos (${cluster.data}).`);
}

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
