import type { Database } from '#platform/db/database.ts';

export async function up(db: Database): Promise<void> {
  await db.raw(`
    create schema if not exists auth;

    create table auth.credentials (
      user_id uuid primary key,
      password_hash text not null,
      changed_at timestamptz not null default now()
    );

    -- The id itself is only in the person's cookie; here is its SHA-256.
    create table auth.sessions (
      id_hash bytea primary key,
      user_id uuid not null,
      created_at timestamptz not null default now(),
      last_seen_at timestamptz not null default now(),
      expires_at timestamptz not null
    );
    create index sessions_user on auth.sessions (user_id);
    create index sessions_expires_at on auth.sessions (expires_at);
  `);
}
