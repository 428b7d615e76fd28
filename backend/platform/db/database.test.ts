import { expect, test } from '@jest/globals';
import { createDatabase } from '#platform/db/database.ts';
import { createLog } from '#platform/log/log.ts';
import { startSilentServer } from '#platform/testing/silent-server.ts';

test('a database that greets and then says nothing is given up', async () => {
  const { url, stop } = await startSilentServer();
  const db = createDatabase(url, createLog('silent'), { silenceMs: 300 });
  const started = performance.now();
  await expect(db.raw('select 1')).rejects.toThrow();
  expect(performance.now() - started).toBeLessThan(5_000);
  await db.destroy();
  stop();
});
