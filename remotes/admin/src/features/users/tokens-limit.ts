import { type Role, trialTokensLimit, trialTokensLimitMax, unlimitedTokens } from '@lauda/contracts/vocabulary';

/** The limit that a text stands for: one without a number falls back to 100 (spec §5). */
export function parseLimit(typed: string): number {
  const limit = Number.parseInt(typed, 10);
  return Number.isNaN(limit) ? trialTokensLimit : limit;
}

export const isLimit = (limit: number): boolean => limit >= 0 && limit <= trialTokensLimitMax;

/** What is sent: premium and admin have no limit (spec §4). */
export const sentLimit = (role: Role, typed: string): number => (role === 'trial' ? parseLimit(typed) : unlimitedTokens);

/** What the field shows first: who has no limit yet would begin with the usual one. */
export const shownLimit = (limit: number): string => String(isLimit(limit) ? limit : trialTokensLimit);
