import type { Essay } from '@lauda/api-client/essays';
import type { ThemeFilters } from '@lauda/api-client/themes';

/** An essay's exam; what is not chosen yet is absent or empty. */
type Chosen = Partial<Pick<Essay, 'examType' | 'examBoard' | 'subject'>>;

/**
 * Which themes to ask for. Institution and position do not narrow them: a theme of the board and the subject serves every post.
 * @returns undefined before type and board are set, and for ENEM the subject too (spec §5).
 */
export function themeFilters({ examType, examBoard, subject }: Chosen): ThemeFilters | undefined {
  if (!examType || !examBoard) return undefined;
  if (subject) return { examType, examBoard, subject };
  return examType === 'concurso' ? { examType, examBoard } : undefined;
}
