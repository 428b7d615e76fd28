import { expect, test } from '@jest/globals';
import { z } from 'zod';
import type { Transaction } from '#platform/db/database.ts';
import { createEvents, type EventType, listener } from './events.ts';

const sold: EventType<{ id: string }> = { name: 'shop.sold', payload: z.object({ id: z.uuid() }) };
const closed: EventType<{ id: string }> = { name: 'shop.closed', payload: z.object({ id: z.uuid() }) };
const id = '00000000-0000-4000-8000-0000000000e1';

/** A queue that only remembers, in the place of the one in the database. */
function shop() {
  const enqueued: [Transaction, string, object][] = [];
  const heard: string[] = [];
  const on = (event: typeof sold, job: string) => listener(event, { job, handle: async (told) => void heard.push(`${job} ${told.id}`) });
  const listeners = [on(sold, 'books.enter'), on(sold, 'stock.count'), on(closed, 'stock.lock')];
  const jobs = { enqueue: async (...one: [Transaction, string, object]) => void enqueued.push(one) };
  return { events: createEvents(jobs, () => listeners), enqueued, listeners, heard };
}

test('an announcement is one job for each that listens to it, in the announcer’s transaction', async () => {
  const { events, enqueued } = shop();
  const trx = {} as Transaction;
  await events.publish(trx, sold, { id });
  expect(enqueued.map(([, job, payload]) => [job, payload])).toEqual([
    ['books.enter', { id }],
    ['stock.count', { id }],
  ]);
  expect(enqueued.every(([given]) => given === trx)).toBe(true);
});

test('what was announced is heard even after the last failure, and only if it fits', async () => {
  const { listeners, heard } = shop();
  await listeners[0]!.job.afterLastFailure({ id });
  expect(heard).toEqual([`books.enter ${id}`]);
  await expect(listeners[0]!.job.handle({ id: 7 }, new AbortController().signal)).rejects.toMatchObject({ name: 'GiveUp' });
});
