import type { User } from '@lauda/contracts';
import type { UserModel } from './model.ts';
import { cycleOf, tokensLimitOf } from './rules.ts';

export function presentUser(row: UserModel, now: Date): User {
  return {
    id: row.id,
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    role: row.role,
    status: row.status,
    profileImageUrl: row.profileImageUrl,
    emailVerified: row.emailVerified,
    tokensUsed: row.tokensCycle === cycleOf(now) ? row.tokensUsed : 0,
    tokensLimit: tokensLimitOf(row.role, row.tokensLimit),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
  };
}
