import { PgBoss, type Queue } from 'pg-boss';
import { silenceMsMax } from '#platform/db/database.ts';
import type { JobKind } from './kind.ts';

/** The shortest that the library takes; a killed worker's job is noticed after it, at the next look. */
const heartbeatSeconds = 10;
const superviseSeconds = 5;
/** How often schedules are looked at: the longest that the library takes. */
const cronSeconds = 45;
const keepFinishedSeconds = 24 * 3600;
/** What must happen after a last failure is tried until it does: a day of tries a minute apart. */
const deadLetterTries = 1_440;

export const deadLetters = (name: string): string => `${name}.dead`;

/**
 * Makes the queue's schema and its queues, with the migrations: a send to an unknown queue throws.
 * Limits that changed since the last start reach queues that are there.
 */
export async function createQueues(directUrl: string, kinds: JobKind[]): Promise<void> {
  const boss = newBoss(directUrl, { supervise: false, migrate: true });
  await boss.start();
  for (const { name, attempts, timeoutSeconds, schedule } of kinds) {
    const common = {
      notify: true,
      deleteAfterSeconds: keepFinishedSeconds,
      heartbeatSeconds,
      expireInSeconds: timeoutSeconds,
      retryDelay: 1,
      retryBackoff: true,
    };
    await settle(boss, deadLetters(name), { ...common, retryLimit: deadLetterTries, retryDelayMax: 60 });
    await settle(boss, name, { ...common, deadLetter: deadLetters(name), retryLimit: attempts - 1 });
    // A time that passed while nothing ran is made up for once, at the next start.
    if (schedule) await boss.schedule(name, schedule, { payload: {} }, { tz: 'America/Sao_Paulo', missed: 'once' });
    else await boss.unschedule(name);
  }
  await boss.stop({ graceful: false });
}

/** Creating leaves a queue that exists as it was. */
async function settle(boss: PgBoss, name: string, limits: Omit<Queue, 'name' | 'policy' | 'partition'>): Promise<void> {
  await boss.createQueue(name, limits);
  await boss.updateQueue(name, limits);
}

type BossOptions = { supervise: boolean; migrate: boolean; silenceMs?: number };

/** @param options a step of its schema over a large table may take as long as it wants, another query `silenceMs`. */
export function newBoss(connectionString: string, { supervise, migrate, silenceMs = migrate ? 0 : silenceMsMax }: BossOptions): PgBoss {
  return new PgBoss({
    // Not among the library's own options, but pg's: it hands on what it does not know.
    ...{ query_timeout: silenceMs },
    connectionString,
    application_name: 'lauda-queue',
    schema: 'queue',
    max: 4,
    useListenNotify: supervise,
    // Any process that takes part keeps time; the queue lets one of them at it each minute.
    schedule: supervise,
    cronMonitorIntervalSeconds: cronSeconds,
    cronWorkerIntervalSeconds: cronSeconds,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    supervise,
    migrate,
    createSchema: migrate,
  });
}
