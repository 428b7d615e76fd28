import type { EmbeddedPostgres } from '../db/embedded/index.ts';

type TestRun = { postgres?: EmbeddedPostgres; dataDir?: string };

const holder = globalThis as unknown as { laudaTestRun?: TestRun };

/** What a run's set-up hands to its end; both live in one process, each with its own copy of the modules. */
export const testRun: TestRun = (holder.laudaTestRun ??= {});
