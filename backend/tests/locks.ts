import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#platform/db/database.ts';

const waiting = `select count(*)::int as waiting from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

/** Until so many calls wait for a lock; the test's own time limit is the end. */
export async function untilWaiting(db: Database, calls: number): Promise<void> {
  while ((await db.raw(waiting)).rows[0].waiting < calls) await sleep(20);
}
