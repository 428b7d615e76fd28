import { type BrowserContext, expect } from '@playwright/test';
import { createDatabase } from '../backend/platform/db/database.ts';
import { startEmbeddedPostgres } from '../backend/platform/db/embedded/index.ts';
import { createLog } from '../backend/platform/log/log.ts';
import { newPerson as insertPerson, type Person } from '../backend/tests/people.ts';

export type { Person };

/** Someone new, for a journey that changes people: nobody can sign up yet, so the row is written past the server. */
export async function newPerson(given: Partial<Person> = {}): Promise<Person> {
  const { url, stop } = await startEmbeddedPostgres({ dataDir: process.env.LAUDA_DATA_DIR! });
  const db = createDatabase(url, createLog('silent'), { max: 1 });
  try {
    return await insertPerson(db, given);
  } finally {
    await db.destroy();
    await stop();
  }
}

export async function signInWith(context: BrowserContext, { email, password }: Person): Promise<void> {
  const answer = await context.request.post('/api/auth/signin', { data: { email, password } });
  expect(answer.ok(), `sign-in of ${email}: ${answer.status()}`).toBe(true);
}
