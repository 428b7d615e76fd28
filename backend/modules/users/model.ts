import type { Role, UserStatus } from '@lauda/contracts';
import { Model } from 'objection';

export class UserModel extends Model {
  static override tableName = 'users.users';

  declare id: string;
  declare email: string;
  declare firstName: string;
  declare lastName: string;
  declare role: Role;
  declare status: UserStatus;
  declare profileImageUrl: string | null;
  declare emailVerified: boolean;
  declare tokensUsed: number;
  declare tokensLimit: number;
  /** The month that `tokensUsed` counts in, as `2026-11`; in another month it counts as 0. */
  declare tokensCycle: string;
  declare createdAt: Date;
  declare updatedAt: Date;
  declare lastLoginAt: Date | null;
}

export class TokenEntryModel extends Model {
  static override tableName = 'users.token_entries';
  static override idColumn = ['workId', 'kind'];

  declare workId: string;
  declare kind: 'reserved' | 'returned';
  declare userId: string;
  declare amount: number;
  declare cycle: string;
}
