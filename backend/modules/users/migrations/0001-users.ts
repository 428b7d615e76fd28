import type { Database } from '#platform/db/database.ts';

export async function up(db: Database): Promise<void> {
  await db.raw(`
    create schema if not exists users;

    create table users.users (
      id uuid primary key default gen_random_uuid(),
      email text not null,
      first_name text not null,
      last_name text not null,
      role text not null check (role in ('trial', 'premium', 'admin')),
      status text not null check (status in ('active', 'invited', 'suspended')),
      profile_image_url text,
      email_verified boolean not null default false,
      tokens_used integer not null default 0 check (tokens_used >= 0),
      tokens_limit integer not null default 100,
      tokens_cycle text not null default '',
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      last_login_at timestamptz
    );
    create unique index users_email on users.users (lower(email));
    create index users_created_at on users.users (created_at desc, id);

    -- What was charged and given back, each once for the work it was for.
    create table users.token_entries (
      work_id uuid not null,
      kind text not null check (kind in ('reserved', 'returned')),
      user_id uuid not null references users.users (id) on delete cascade,
      amount integer not null check (amount > 0),
      cycle text not null,
      created_at timestamptz not null default now(),
      primary key (work_id, kind)
    );
    create index token_entries_user on users.token_entries (user_id, created_at desc);
  `);
}
