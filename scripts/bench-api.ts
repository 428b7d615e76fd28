import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '../backend/platform/db/embedded/index.ts';
import { compareAnswers, refuseSequentialScans } from './bench/answers.ts';
import { counts, fill, freshenSessions } from './bench/fill.ts';
import { endAll, startBare, startLauda, startLoader } from './bench/processes.ts';
import { type Contender, contenders, type Measured, verdict } from './bench/verdict.ts';

/** Seconds of each run, rounds, and a folder to keep the filled database in from one time to the next. */
const { values: asked } = parseArgs({
  options: { seconds: { type: 'string', default: '2' }, rounds: { type: 'string', default: '7' }, data: { type: 'string' } },
});
const connectionCounts = [1, 16, 64];
const warmUpSeconds = 2;

/** `GET /api/essays` of the product, beside a bare Express and a bare node:http, on the same table in the same run. */
async function bench(): Promise<boolean> {
  const dataDir = asked.data ?? (await mkdtemp(join(tmpdir(), 'lauda-bench-')));
  const postgres = await startEmbeddedPostgres({ dataDir });
  try {
    const lauda = await startLauda(dataDir);
    console.log(`${counts.essays.toLocaleString('en')} essays of ${counts.users.toLocaleString('en')} people…`);
    await fill(postgres.url);
    const urls: Record<Contender, string> = {
      lauda,
      express: await startBare('bare-express', postgres.url),
      untouched: await startBare('bare-express', postgres.url, 'untouched'),
      node: await startBare('bare-node', postgres.url),
    };
    const bytes = await compareAnswers(urls);
    await refuseSequentialScans(lauda, postgres.url);
    console.log(`50 essays in ${Math.round(bytes / 1000)} KB; ${availableParallelism()} cores for servers, database and load together`);
    return verdict(await measure(urls, postgres.url));
  } finally {
    await endAll();
    await postgres.stop();
    if (!asked.data) await rm(dataDir, { recursive: true, force: true });
  }
}

/** One after the other, in rounds: what else the machine does meets all of them. */
async function measure(urls: Record<Contender, string>, databaseUrl: string): Promise<Measured[]> {
  const load = startLoader();
  const measured: Measured[] = [];
  for (let round = 0; round <= Number(asked.rounds); round++) {
    await freshenSessions(databaseUrl);
    for (const connections of connectionCounts) {
      for (const contender of contenders) {
        const seconds = round ? Number(asked.seconds) : warmUpSeconds;
        const figures = await load({ url: urls[contender], connections, seconds, firstPerson: 1_000 * round });
        if (round) measured.push({ contender, connections, figures });
      }
    }
  }
  return measured;
}

process.exitCode = (await bench()) ? 0 : 1;
