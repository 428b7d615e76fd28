import type { z } from 'zod';
import type { Transaction } from '#platform/db/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { type JobKind, jobKind } from '#platform/jobs/kind.ts';

/**
 * Words. An *event* is something that happened, in the past tense (`users.deleted`), told with ids alone.
 * A *listener* is what one module does about it. Announcing writes one job per listener into the queue, in
 * the announcer's transaction: nothing is told that did not happen, nothing is lost, and each listener is
 * tried again alone. It may therefore run twice, and must leave the same behind.
 */
export type EventType<Payload extends object> = { name: string; payload: z.ZodType<Payload> };
export type Listener = { event: string; job: JobKind };
export type Events = ReturnType<typeof createEvents>;

const attempts = 5;
const timeoutSeconds = 60;

/** @param listeners of all modules, asked for when something is announced: announcers are made before them. */
export function createEvents(jobs: Pick<Jobs, 'enqueue'>, listeners: () => Listener[]) {
  return {
    async publish<Payload extends object>(trx: Transaction, event: EventType<Payload>, payload: Payload): Promise<void> {
      for (const { event: heard, job } of listeners()) if (heard === event.name) await jobs.enqueue(trx, job.name, payload);
    },
  };
}

/**
 * @param reaction.job its queue, `module.imperative`, as `essays.forget-person`.
 * @returns what a module hands to the composition root.
 */
export function listener<Payload extends object>(
  { name: event, payload }: EventType<Payload>,
  { job: name, handle }: { job: string; handle(payload: Payload): Promise<void> },
): Listener {
  // What was announced must be heard: after its attempts it is tried once more a minute, for a day.
  return { event, job: jobKind({ name, payload, attempts, timeoutSeconds, handle, afterLastFailure: handle }) };
}
