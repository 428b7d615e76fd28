import { type Role, trialTokensLimitMax, unlimitedTokens, type UserStatus } from '@lauda/contracts';

const monthInBrazil = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo', year: 'numeric', month: '2-digit' });

/** The allowance's cycle: a calendar month in America/Sao_Paulo, as `2026-11` (decisions D3.4). */
export function cycleOf(now: Date): string {
  return monthInBrazil.format(now).slice(0, 7);
}

/** Premium and admin are counted, not limited (spec §6). */
export function tokensLimitOf(role: Role, limit: number): number {
  return role === 'trial' ? limit : unlimitedTokens;
}

/** Whether a trial user's limit may be this; the interface sends 999999 of premium and admin alone (spec §5). */
export const isTrialLimit = (limit: number): boolean => limit >= 0 && limit <= trialTokensLimitMax;

/** Who can run the place: there is always one (decisions D3.13). */
export const isActiveAdmin = ({ role, status }: { role: Role; status: UserStatus }): boolean => role === 'admin' && status === 'active';
