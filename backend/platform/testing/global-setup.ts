import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../db/embedded/index.ts';
import { testRun } from './test-run.ts';

/** One PostgreSQL for the whole run, without the care for the disk that a product takes. */
export default async function globalSetup(): Promise<void> {
  testRun.dataDir = await mkdtemp(join(tmpdir(), 'lauda-test-'));
  testRun.postgres = await startEmbeddedPostgres({ dataDir: testRun.dataDir, durable: false });
  process.env['TEST_DATABASE_URL'] = testRun.postgres.url;
}
