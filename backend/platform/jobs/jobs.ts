import { fromKnex, PgBoss } from 'pg-boss';
import type { z } from 'zod';
import type { Transaction } from '#platform/db/database.ts';
import { GiveUp } from '#platform/errors/failure.ts';
import { currentRequestId, type Log, onTrail } from '#platform/log/log.ts';

/**
 * Words. A *job* is a promise to do something once, kept in PostgreSQL beside the data it is about:
 * it is enqueued in the caller's transaction, so both are there or neither. A *queue* holds the jobs of
 * one name. An *attempt* is one try at a job; a worker that dies stops beating and the job is tried
 * again. After the last attempt, or a `GiveUp`, the job falls into its *dead-letter* queue, and there
 * `afterLastFailure` runs: never in the attempt itself, for a killed process runs nothing.
 */
export type JobKind = {
  /** `module.imperative`, as `essays.correct`. */
  name: string;
  /** Tries in all. */
  attempts: number;
  /** Longest time of one attempt. */
  timeoutSeconds: number;
  handle(payload: unknown, signal: AbortSignal): Promise<void>;
  afterLastFailure(payload: unknown): Promise<void>;
};

type Typed<Payload> = Pick<JobKind, 'name' | 'attempts' | 'timeoutSeconds'> & {
  payload: z.ZodType<Payload>;
  handle(payload: Payload, signal: AbortSignal): Promise<void>;
  afterLastFailure(payload: Payload): Promise<void>;
};

/** A kind of job whose payload is parsed whenever it is taken up. */
export const jobKind = <Payload>({ payload, handle, afterLastFailure, ...limits }: Typed<Payload>): JobKind => ({
  ...limits,
  handle: (given, signal) => handle(payload.parse(given), signal),
  afterLastFailure: (given) => afterLastFailure(payload.parse(given)),
});

export type Jobs = ReturnType<typeof createJobs>;

const heartbeatSeconds = 10;
const superviseSeconds = 5;
/** A deaf listener makes work slow, not stuck: it is also looked for every two seconds. */
const onceAtATime = { batchSize: 1, pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 } as const;
const keepFinishedSeconds = 24 * 3600;
const stopTimeoutMs = 10_000;
const deadLetters = (name: string) => `${name}.dead`;

type Envelope = { requestId?: string; payload: unknown };

/**
 * The queue on `directUrl` (LISTEN does not pass a pooler).
 * `enqueue` needs `open`; only a process with the worker's role calls `work`.
 */
export function createJobs(directUrl: string, kinds: () => JobKind[], log: Log) {
  const boss = newBoss(directUrl, { supervise: true, migrate: false });
  boss.on('error', (error) => log.error({ error: error.message }, 'queue'));
  boss.on('warning', (warning) => log.warn({ warning: warning.message }, 'queue'));

  return { open: async () => void (await boss.start()), isReady: () => boss.isInstalled(), enqueue, work, drain, close };

  async function enqueue(trx: Transaction, name: string, payload: object): Promise<void> {
    const envelope: Envelope = { requestId: currentRequestId(), payload };
    await boss.send(name, envelope, { db: fromKnex(trx) });
  }

  async function work(): Promise<void> {
    for (const kind of kinds()) {
      const options = { ...onceAtATime, perJobResults: true } as const;
      await boss.work<Envelope, unknown, typeof options>(kind.name, options, async ([job]) => (job ? [await attempt(kind, job)] : []));
      await boss.work<Envelope>(deadLetters(kind.name), onceAtATime, async ([job]) => {
        if (job) await enter(job.data, () => kind.afterLastFailure(job.data.payload));
      });
    }
  }

  async function attempt(kind: JobKind, job: { id: string; data: Envelope; signal: AbortSignal }) {
    return enter(job.data, async () => {
      try {
        await kind.handle(job.data.payload, job.signal);
        log.info({ job: kind.name, id: job.id }, 'job done');
        return { id: job.id, status: 'completed' as const };
      } catch (error) {
        const status = error instanceof GiveUp ? ('deadletter' as const) : ('failed' as const);
        log.warn({ job: kind.name, id: job.id, status, error: String(error) }, 'job failed');
        return { id: job.id, status, output: { message: String(error) } };
      }
    });
  }

  /** Runs, in this process, one after the other, what is waiting: for tests, in place of a worker. */
  async function drain(): Promise<void> {
    for (const kind of kinds()) {
      for (let [job] = await boss.fetch<Envelope>(kind.name); job; [job] = await boss.fetch<Envelope>(kind.name)) {
        const { status } = await attempt(kind, { ...job, signal: new AbortController().signal });
        if (status === 'completed') await boss.complete(kind.name, job.id);
        else await enter(job.data, () => kind.afterLastFailure(job!.data.payload)).then(() => boss.cancel(kind.name, job!.id));
      }
    }
  }

  async function close(): Promise<void> {
    await boss.stop({ graceful: true, timeout: stopTimeoutMs });
  }
}

/** Makes the queue's schema and its queues, with the migrations: a send to an unknown queue throws. */
export async function createQueues(directUrl: string, kinds: JobKind[]): Promise<void> {
  const boss = newBoss(directUrl, { supervise: false, migrate: true });
  await boss.start();
  for (const kind of kinds) {
    const common = { notify: true, deleteAfterSeconds: keepFinishedSeconds, heartbeatSeconds, expireInSeconds: kind.timeoutSeconds };
    await boss.createQueue(deadLetters(kind.name), { ...common, retryLimit: 1_000, retryDelay: 1, retryBackoff: true, retryDelayMax: 60 });
    await boss.createQueue(kind.name, { ...common, deadLetter: deadLetters(kind.name), retryLimit: kind.attempts - 1, retryDelay: 1, retryBackoff: true });
  }
  await boss.stop({ graceful: false });
}

function newBoss(connectionString: string, { supervise, migrate }: { supervise: boolean; migrate: boolean }): PgBoss {
  return new PgBoss({
    connectionString,
    application_name: 'lauda-queue',
    schema: 'queue',
    max: 4,
    useListenNotify: supervise,
    schedule: false,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    supervise,
    migrate,
    createSchema: migrate,
  });
}

function enter<T>({ requestId }: Envelope, work: () => Promise<T>): Promise<T> {
  return requestId ? onTrail(requestId, work) : work();
}
