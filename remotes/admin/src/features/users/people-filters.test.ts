import { describe, expect, it } from '@jest/globals';
import { formatDay, formatMoment } from './format.ts';
import { readFilters, writeFilters } from './people-filters.ts';

describe('the filters in the address', () => {
  it('are read as they were written', () => {
    const filters = { email: 'ana', role: 'premium', status: 'invited', page: 3 } as const;
    expect(readFilters(new URLSearchParams(writeFilters(filters)))).toEqual(filters);
  });

  it('leave no trace where there are none', () => {
    expect(writeFilters({ page: 1 })).toEqual({});
  });

  it.each(['role=rainha&status=x&page=-2', 'page=1.5', 'page=abc&email=%20', ''])('make nothing of %p', (address) => {
    expect(readFilters(new URLSearchParams(address))).toEqual({ page: 1 });
  });
});

describe('dates', () => {
  const moment = new Date(2026, 2, 9, 7, 5).toISOString();

  it('§2.12.39 §2.12.40 are dd/MM/yyyy, and with the hour dd/MM/yyyy HH:mm', () => {
    expect(formatDay(moment)).toBe('09/03/2026');
    expect(formatMoment(moment)).toBe('09/03/2026 07:05');
  });

  it('know midnight as 00:00', () => {
    expect(formatMoment(new Date(2026, 11, 31, 0, 0).toISOString())).toBe('31/12/2026 00:00');
  });
});
