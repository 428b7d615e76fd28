import { fromKnex, type PgBoss } from 'pg-boss';
import type { Transaction } from '#platform/db/database.ts';
import { GiveUp } from '#platform/errors/failure.ts';
import { currentRequestId, type Log, onTrail } from '#platform/log/log.ts';
import type { JobKind } from './kind.ts';
import { deadLetters, newBoss } from './queues.ts';

/**
 * Words. A *job* is a promise to do something once, kept in PostgreSQL beside the data it is about:
 * it is enqueued in the caller's transaction, so both are there or neither. A *queue* holds the jobs of
 * one name. An *attempt* is one try at a job; a worker that dies stops beating and the job is tried
 * again. After the last attempt, or a `GiveUp`, the job falls into its *dead-letter* queue, and there
 * `afterLastFailure` runs: never in the attempt itself, for a killed process runs nothing.
 */
export type Jobs = ReturnType<typeof createJobs>;

/** A deaf listener makes work slow, not stuck: it is also looked for every two seconds. */
const onceAtATime = { batchSize: 1, pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 } as const;
const stopTimeoutMs = 10_000;

type Envelope = { requestId?: string; payload: unknown };
type Job = { id: string; data: Envelope; signal: AbortSignal };

/**
 * The queue on `directUrl` (LISTEN does not pass a pooler).
 * `enqueue` needs `open`; only a process with the worker's role calls `work`.
 */
export function createJobs(directUrl: string, kinds: () => JobKind[], log: Log) {
  const boss = newBoss(directUrl, { supervise: true, migrate: false });
  boss.on('error', (err) => log.error({ err }, 'queue'));
  boss.on('warning', (warning) => log.warn({ warning: warning.message }, 'queue'));
  return {
    open: async () => void (await boss.start()),
    isReady: () => boss.isInstalled(),
    async enqueue(trx: Transaction, name: string, payload: object): Promise<void> {
      const envelope: Envelope = { requestId: currentRequestId(), payload };
      await boss.send(name, envelope, { db: fromKnex(trx) });
    },
    work: async () => void (await Promise.all(kinds().map((kind) => workOn(boss, kind, log)))),
    drain: () => drain(boss, kinds(), log),
    close: () => boss.stop({ graceful: true, timeout: stopTimeoutMs }),
  };
}

async function workOn(boss: PgBoss, kind: JobKind, log: Log): Promise<void> {
  const options = { ...onceAtATime, perJobResults: true } as const;
  const workerId = await boss.work<Envelope, unknown, typeof options>(kind.name, options, async ([job]) => {
    if (!job) return [];
    // Where one was, another may wait: without this the worker would rest until its next look.
    boss.notifyWorker(workerId);
    return [await attempt(kind, job, log)];
  });
  await boss.work<Envelope>(deadLetters(kind.name), onceAtATime, async ([job]) => job && bury(kind, job, log));
}

async function attempt(kind: JobKind, { id, data, signal }: Job, log: Log) {
  return enter(data, async () => {
    try {
      await kind.handle(data.payload, signal);
      log.info({ job: kind.name, id }, 'job done');
      return { id, status: 'completed' as const };
    } catch (err) {
      const status = err instanceof GiveUp ? ('deadletter' as const) : ('failed' as const);
      log.warn({ job: kind.name, id, status, err }, 'job failed');
      return { id, status, output: { message: String(err) } };
    }
  });
}

/** The last resort: a failure here is told loudly, and tried again. */
async function bury(kind: JobKind, { id, data }: Pick<Job, 'id' | 'data'>, log: Log): Promise<void> {
  await enter(data, async () => {
    try {
      await kind.afterLastFailure(data.payload);
      log.warn({ job: kind.name, id }, 'job given up');
    } catch (err) {
      log.error({ job: kind.name, id, err }, 'giving a job up failed');
      throw err;
    }
  });
}

/** Runs, in this process, one after the other, what is waiting: for tests, in place of a worker. */
async function drain(boss: PgBoss, kinds: JobKind[], log: Log): Promise<void> {
  for (const kind of kinds) {
    for (let [job] = await boss.fetch<Envelope>(kind.name); job; [job] = await boss.fetch<Envelope>(kind.name)) {
      const { status } = await attempt(kind, { ...job, signal: new AbortController().signal }, log);
      if (status !== 'completed') await bury(kind, job, log);
      await (status === 'completed' ? boss.complete(kind.name, job.id) : boss.cancel(kind.name, job.id));
    }
  }
}

function enter<T>({ requestId }: Envelope, work: () => Promise<T>): Promise<T> {
  return requestId ? onTrail(requestId, work) : work();
}
