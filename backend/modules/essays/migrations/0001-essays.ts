import type { Database } from '#platform/db/database.ts';

export async function up(db: Database): Promise<void> {
  await db.raw(`
    create schema if not exists essays;

    create table essays.essays (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null,
      status text not null check (status in ('tema_gerado', 'aguardando_upload', 'corrigindo', 'corrigido', 'erro')),
      exam_type text not null check (exam_type in ('ENEM', 'concurso')),
      exam_board text not null check (exam_board in ('ENEM', 'CEBRASPE', 'CESGRANRIO', 'FCC', 'FGV')),
      institution text,
      position text,
      subject text not null,
      theme text not null default '',
      title text not null default '',
      content text not null default '',
      grade double precision,
      max_score double precision not null,
      -- Of the send that is under way, or was the last: whoever saves must hold it.
      correction_id uuid,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create index essays_of_user on essays.essays (user_id, updated_at desc, id);

    create table essays.results (
      essay_id uuid primary key references essays.essays (id) on delete cascade,
      correction_id uuid not null,
      correction jsonb not null,
      corrected_at timestamptz not null
    );
  `);
}
