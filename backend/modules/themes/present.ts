import type { Theme } from '@lauda/contracts';
import type { ThemeModel } from './model.ts';

export function presentTheme(row: ThemeModel, creatorNames: Map<string, string>): Theme {
  return {
    id: row.id,
    title: row.title,
    content: row.content,
    imageUrl: row.imageUrl,
    examType: row.examType,
    examBoard: row.examBoard,
    institution: row.institution,
    position: row.position,
    subject: row.subject,
    generatedBy: row.generatedBy,
    createdBy: row.createdBy,
    creatorName: creatorNames.get(row.createdBy) ?? '',
    usageCount: row.usageCount,
    createdAt: row.createdAt.toISOString(),
  };
}
