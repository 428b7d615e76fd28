import type { Database } from '#platform/db/database.ts';

export async function up(db: Database): Promise<void> {
  await db.raw(`
    create schema if not exists themes;

    create table themes.themes (
      id uuid primary key default gen_random_uuid(),
      title text not null,
      content text not null,
      image_url text,
      exam_type text not null check (exam_type in ('ENEM', 'concurso')),
      exam_board text not null check (exam_board in ('ENEM', 'CEBRASPE', 'CESGRANRIO', 'FCC', 'FGV')),
      institution text,
      position text,
      subject text not null,
      generated_by text not null check (generated_by in ('teacher', 'user', 'ai')),
      created_by uuid not null,
      usage_count integer not null default 0 check (usage_count >= 0),
      -- Without case and accents, for matching.
      subject_key text not null,
      institution_key text not null,
      position_key text not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create index themes_exam on themes.themes (exam_type, exam_board, subject_key);
    create index themes_created_by on themes.themes (created_by, created_at desc);
    create index themes_content on themes.themes (md5(content));
  `);
}
