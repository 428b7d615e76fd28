import { demoPeople } from '#modules/users/index.ts';
import type { Database } from '#platform/db/database.ts';
import { ThemeModel } from './model.ts';
import { matchKey } from './rules.ts';
import { demoThemes } from './demo-themes.ts';

export { demoThemes };

export async function seedThemes(db: Database): Promise<void> {
  const rows = demoThemes.map(({ institution = null, position = null, ...theme }) => ({
    ...theme,
    institution,
    position,
    examType: theme.examBoard === 'ENEM' ? ('ENEM' as const) : ('concurso' as const),
    subjectKey: matchKey(theme.subject),
    institutionKey: matchKey(institution),
    positionKey: matchKey(position),
    generatedBy: 'teacher' as const,
    createdBy: demoPeople.admin,
  }));
  await ThemeModel.query(db).insert(rows).onConflict('id').ignore();
}
