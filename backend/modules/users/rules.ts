import { type Role, unlimitedTokens } from '@lauda/contracts';

const monthInBrazil = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo', year: 'numeric', month: '2-digit' });

/** The allowance's cycle: a calendar month in America/Sao_Paulo, as `2026-11` (decisions D3.4). */
export function cycleOf(now: Date): string {
  return monthInBrazil.format(now).slice(0, 7);
}

/** Premium and admin are counted, not limited (spec §6). */
export function tokensLimitOf(role: Role, limit: number): number {
  return role === 'trial' ? limit : unlimitedTokens;
}
