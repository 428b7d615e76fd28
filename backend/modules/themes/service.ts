import { strict as assert } from 'node:assert';
import {
  type createTheme,
  type findThemeByContent,
  type listSubjects,
  type listThemes,
  settledExam,
  type Theme,
  themesPerPersonMax,
  type Viewer,
} from '@lauda/contracts';
import type { QueryBuilder } from 'objection';
import { isUuid } from '#platform/db/uuid.ts';
import type { z } from 'zod';
import type { UsersApi } from '#modules/users/index.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/db/database.ts';
import type { Listed } from '#platform/http/operation-router.ts';
import { notSignedIn } from '#platform/http/viewer.ts';
import { generationMissing, premiumGenerates, themeNotFound, tooManyThemes } from './errors.ts';
import { ThemeModel } from './model.ts';
import { canGenerate, canSee } from './policy.ts';
import { presentTheme } from './present.ts';
import { matchKey } from './rules.ts';

export type ThemeFilters = z.output<typeof listThemes.query> & { page: number; pageSize: number };
export type ThemesService = ReturnType<typeof createThemesService>;

export function createThemesService({ db, clock, users }: { db: Database; clock: Clock; users: UsersApi }) {
  const visibleTo = (viewer: Pick<Viewer, 'id'>) =>
    ThemeModel.query(db).where((query) => query.where({ generatedBy: 'teacher' }).orWhere({ createdBy: viewer.id }));

  const ofContent = (viewer: Pick<Viewer, 'id'>, content: string) =>
    visibleTo(viewer).whereRaw('md5(content) = md5(?)', [content]).where({ content }).orderBy('createdAt');

  return {
    async list(viewer: Viewer, { page, pageSize, ...filters }: ThemeFilters): Promise<Listed<Theme[]>> {
      const found = await visibleTo(viewer)
        .modify(matching, filters)
        .orderBy([{ column: 'createdAt', order: 'desc' }, 'id'])
        .page(page - 1, pageSize);
      const names = await users.namesOf(found.results.map((row) => row.createdBy));
      return { items: found.results.map((row) => presentTheme(row, names)), total: found.total };
    },

    async subjects(viewer: Viewer, exam: z.output<typeof listSubjects.query>): Promise<string[]> {
      const rows = await visibleTo(viewer).where(exam).distinct('subject', 'subjectKey');
      const byKey = new Map(rows.map((row) => [row.subjectKey, row.subject]));
      return [...byKey.values()].toSorted((one, other) => one.localeCompare(other, 'pt-BR'));
    },

    async create(viewer: Viewer, asked: z.output<typeof createTheme.body>): Promise<Theme> {
      const exam = settledExam(asked);
      assert(exam, 'the contract lets no concurso pass without its board');
      const mine = ThemeModel.query(db).where({ createdBy: viewer.id, generatedBy: 'user' });
      if ((await mine.resultSize()) >= themesPerPersonMax) throw tooManyThemes();
      const { subject, title, content } = asked;
      const row = await db.transaction(async (trx) => {
        if (!(await users.stillThere(trx, viewer.id))) throw notSignedIn();
        return ThemeModel.query(trx).insertAndFetch({
          ...{ ...exam, subject, title, content },
          ...{ subjectKey: matchKey(subject), institutionKey: matchKey(exam.institution), positionKey: matchKey(exam.position) },
          ...{ generatedBy: 'user', createdBy: viewer.id, createdAt: clock.now(), updatedAt: clock.now() },
        });
      });
      return presentTheme(row, await users.namesOf([viewer.id]));
    },

    /** Whoever may not is told so; nobody writes themes yet. */
    generate: async (viewer: Viewer): Promise<Theme> => {
      throw canGenerate(viewer) ? generationMissing() : premiumGenerates();
    },

    /** Counts one use, true under concurrency: the database adds. */
    async use(viewer: Viewer, id: string): Promise<Theme> {
      const row = isUuid(id) ? await ThemeModel.query(db).findById(id) : undefined;
      if (!row || !canSee(viewer, row)) throw themeNotFound();
      const counted = await ThemeModel.query(db).patchAndFetchById(id, { usageCount: ThemeModel.raw('usage_count + 1') });
      return presentTheme(counted, await users.namesOf([counted.createdBy]));
    },

    /** The title that goes with a theme's text, '' where its theme is gone or was never one. */
    async titleOf(content: string, viewerId: string): Promise<string> {
      const row = await ofContent({ id: viewerId }, content).first();
      return row?.title ?? '';
    },

    async findByContent(viewer: Viewer, asked: z.output<typeof findThemeByContent.query>) {
      const { examType, institution } = asked;
      const row = await ofContent(viewer, asked.theme).modify(matching, { examType, institution }).first();
      if (!row) throw themeNotFound();
      return { title: row.title, imageUrl: row.imageUrl };
    },
  };
}

type Matching = Partial<Omit<ThemeFilters, 'page' | 'pageSize'>>;

function matching(query: QueryBuilder<ThemeModel>, { examType, examBoard, subject, institution, position }: Matching): void {
  if (examType) query.where({ examType });
  if (examBoard) query.where({ examBoard });
  if (matchKey(subject)) query.where({ subjectKey: matchKey(subject) });
  if (matchKey(institution)) query.where({ institutionKey: matchKey(institution) });
  if (matchKey(position)) query.where({ positionKey: matchKey(position) });
}
