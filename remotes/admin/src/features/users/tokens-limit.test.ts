import { describe, expect, it } from '@jest/globals';
import { isLimit, parseLimit, sentLimit, shownLimit } from './tokens-limit.ts';

describe('the limit of tokens', () => {
  it.each([
    ['0', 0],
    ['250', 250],
    [' 1000 ', 1000],
    ['10.5', 10],
    ['-5', -5],
  ])('§5.46 reads %j as %d', (typed, limit) => {
    expect(parseLimit(typed)).toBe(limit);
  });

  it.each(['', '  ', 'abc', '-', 'e5'])('§5.47 falls back to 100 for %j', (typed) => {
    expect(parseLimit(typed)).toBe(100);
  });

  it('§5.46 §9.11 lies between 0 and 1000', () => {
    expect([-1, 0, 1000, 1001].map(isLimit)).toEqual([false, true, true, false]);
  });

  it('§4.39 is 999999 for premium and admin, whatever stood in the field', () => {
    expect([sentLimit('trial', '250'), sentLimit('premium', '250'), sentLimit('admin', '')]).toEqual([250, 999_999, 999_999]);
  });

  it('§5.47 begins with 100 for whoever has none yet', () => {
    expect([shownLimit(999_999), shownLimit(40)]).toEqual(['100', '40']);
  });
});
