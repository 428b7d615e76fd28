import { expect, test } from '@jest/globals';
import pg from 'pg';
import { z } from 'zod';
import { createEmptyDatabase } from '#platform/testing/empty-database.ts';
import { startSilentServer } from '#platform/testing/silent-server.ts';
import { jobKind } from './kind.ts';
import { createQueues, newBoss } from './queues.ts';

const kind = (limits: { attempts: number; timeoutSeconds: number }) =>
  jobKind({ name: 'shop.open', payload: z.object({}), ...limits, handle: async () => undefined, afterLastFailure: async () => undefined });

test('limits that changed reach a queue that is there', async () => {
  const url = await createEmptyDatabase();
  await createQueues(url, [kind({ attempts: 3, timeoutSeconds: 60 })]);
  await createQueues(url, [kind({ attempts: 5, timeoutSeconds: 90 })]);
  const session = new pg.Client({ connectionString: url });
  await session.connect();
  const { rows } = await session.query("select retry_limit, expire_seconds, dead_letter from queue.queue where name = 'shop.open'");
  await session.end();
  expect(rows).toEqual([{ retry_limit: 4, expire_seconds: 90, dead_letter: 'shop.open.dead' }]);
});

test('a payload that does not fit is not tried again', async () => {
  const strict = jobKind({
    name: 'shop.open',
    payload: z.object({ id: z.uuid() }),
    attempts: 3,
    timeoutSeconds: 60,
    handle: async () => undefined,
    afterLastFailure: async () => undefined,
  });
  await expect(strict.handle({ id: 7 }, new AbortController().signal)).rejects.toMatchObject({ name: 'GiveUp' });
});

test('a database that says nothing to the queue is given up too', async () => {
  const { url, stop } = await startSilentServer();
  const boss = newBoss(url, { supervise: false, migrate: false, silenceMs: 300 });
  const started = performance.now();
  await expect(boss.start()).rejects.toThrow('Query read timeout');
  expect(performance.now() - started).toBeLessThan(5_000);
  stop();
});
