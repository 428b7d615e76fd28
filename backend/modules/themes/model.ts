import type { ExamBoard, ExamType, ThemeSource } from '@lauda/contracts';
import { Model } from 'objection';

export class ThemeModel extends Model {
  static override tableName = 'themes.themes';

  declare id: string;
  declare title: string;
  declare content: string;
  declare imageUrl: string | null;
  declare examType: ExamType;
  declare examBoard: ExamBoard;
  declare institution: string | null;
  declare position: string | null;
  declare subject: string;
  declare generatedBy: ThemeSource;
  declare createdBy: string;
  declare usageCount: number;
  declare subjectKey: string;
  declare institutionKey: string;
  declare positionKey: string;
  declare createdAt: Date;
  declare updatedAt: Date;
}
