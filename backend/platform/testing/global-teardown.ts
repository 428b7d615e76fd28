import { rm } from 'node:fs/promises';
import { testRun } from './test-run.ts';

export default async function globalTeardown(): Promise<void> {
  await testRun.postgres?.stop();
  if (testRun.dataDir) await rm(testRun.dataDir, { recursive: true, force: true });
}
