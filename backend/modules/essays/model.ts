import type { Correction, EssayStatus, ExamBoard, ExamType } from '@lauda/contracts';
import { Model } from 'objection';

export class EssayModel extends Model {
  static override tableName = 'essays.essays';

  declare id: string;
  declare userId: string;
  declare status: EssayStatus;
  declare examType: ExamType;
  declare examBoard: ExamBoard;
  declare institution: string | null;
  declare position: string | null;
  declare subject: string;
  declare theme: string;
  declare title: string;
  declare content: string;
  declare grade: number | null;
  declare maxScore: number;
  declare correctionId: string | null;
  declare createdAt: Date;
  declare updatedAt: Date;
}

/** What the list shows: every column but the text. */
export const summaryColumns = [
  'id',
  'status',
  'examType',
  'examBoard',
  'institution',
  'position',
  'subject',
  'theme',
  'title',
  'grade',
  'maxScore',
  'createdAt',
  'updatedAt',
] as const;

export class ResultModel extends Model {
  static override tableName = 'essays.results';
  static override idColumn = 'essayId';
  static override jsonAttributes = ['correction'];

  declare essayId: string;
  declare correctionId: string;
  declare correction: Correction;
  declare correctedAt: Date;
}
