import type { Correction, EssayStatus, EssaySummary, ExamBoard, ExamType } from '@lauda/contracts';
import { Model } from 'objection';
import type { Database, Transaction } from '#platform/db/database.ts';

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
  /** Deleted, but not yet purged. */
  declare deletedAt: Date | null;
}

/** The essays that there are for whoever asks: what is deleted is hidden from all but the purge. */
export const liveEssays = (db: Database | Transaction) => EssayModel.query(db).whereNull('deletedAt');

/** How many one person keeps; what is deleted takes no place. */
export const countEssays = (db: Database | Transaction, userId: string): Promise<number> => liveEssays(db).where({ userId }).resultSize();

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
] as const satisfies readonly (keyof EssaySummary)[];

export class ResultModel extends Model {
  static override tableName = 'essays.results';
  static override idColumn = 'essayId';
  static override jsonAttributes = ['correction'];

  declare essayId: string;
  declare correctionId: string;
  declare correction: Correction;
  declare correctedAt: Date;
}
