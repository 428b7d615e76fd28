import type { Database } from '#platform/db/database.ts';

/** A deleted essay is kept for a day (decisions D3.14); the list reads only those that are not. */
export async function up(db: Database): Promise<void> {
  await db.raw(`
    alter table essays.essays add column deleted_at timestamptz;
    drop index essays.essays_of_user;
    create index essays_of_user on essays.essays (user_id, updated_at desc, id) where deleted_at is null;
    create index essays_deleted on essays.essays (deleted_at) where deleted_at is not null;
  `);
}
