import { PgBoss, type Queue } from 'pg-boss';
import type { JobKind } from './kind.ts';

/** The shortest that the library takes; a killed worker's job is noticed after it, at the next look. */
const heartbeatSeconds = 10;
const superviseSeconds = 5;
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
  for (const { name, attempts, timeoutSeconds } of kinds) {
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
  }
  await boss.stop({ graceful: false });
}

/** Creating leaves a queue that exists as it was. */
async function settle(boss: PgBoss, name: string, limits: Omit<Queue, 'name' | 'policy' | 'partition'>): Promise<void> {
  await boss.createQueue(name, limits);
  await boss.updateQueue(name, limits);
}

export function newBoss(connectionString: string, { supervise, migrate }: { supervise: boolean; migrate: boolean }): PgBoss {
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
