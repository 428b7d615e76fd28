import { describe, expect, test } from '@jest/globals';
import { monthlyPlan, moreThan, promotionAt } from './rules.ts';

const now = new Date('2026-03-09T12:00:00.000Z');
const later = new Date('2026-03-10T12:00:00.500Z');
const lasting = { on: true, endsAt: undefined };

describe('§2.3.7 §9.7 the price', () => {
  test.each([
    ['the promotion is on', lasting, 1290],
    ['its end is to come', { on: true, endsAt: later }, 1290],
  ])('is R$ 12,90 while %s, beside the regular R$ 29,90', (_when, settings, price) => {
    expect(monthlyPlan(settings, now)).toEqual({
      ...{ id: 'monthly', name: 'Mensal', months: 1, currency: 'BRL' },
      ...{ price, regularPrice: 2990, promotionalPrice: 1290 },
    });
  });

  test.each([
    ['the promotion is off', { on: false, endsAt: undefined }],
    ['it is off with an end to come', { on: false, endsAt: later }],
    ['its end is now', { on: true, endsAt: now }],
    ['its end has passed', { on: true, endsAt: new Date('2026-03-09T11:59:59.999Z') }],
  ])('§2.3.8 is R$ 29,90 alone when %s', (_when, settings) => {
    expect(monthlyPlan(settings, now)).toMatchObject({ price: 2990, regularPrice: 2990, promotionalPrice: null });
    expect(promotionAt(settings, true, now)).toBeNull();
  });
});

describe('§2.3.14 the countdown', () => {
  test('goes to the real end, in whole seconds', () => {
    const promotion = { endsAt: '2026-03-10T12:00:00.500Z', secondsLeft: 24 * 60 * 60 + 1 };
    expect(promotionAt({ on: true, endsAt: later }, false, now)).toEqual(promotion);
    expect(promotionAt({ on: true, endsAt: later }, true, now)).toEqual(promotion);
  });

  test('is not there without one', () => {
    expect(promotionAt(lasting, false, now)).toEqual({ endsAt: null, secondsLeft: null });
  });

  test('§2.3.12 §9.35 starts in the demo at 1 day 10 h 57 min 27 s', () => {
    expect(promotionAt(lasting, true, now)).toEqual({ endsAt: null, secondsLeft: 86_400 + 36_000 + 3420 + 27 });
  });
});

test.each([
  [0, null],
  [500, null],
  [501, 500],
  [1000, 900],
  [1001, 1000],
  [10_000, 9000],
  [10_001, 10_000],
  [1_234_567, 1_200_000],
])('§2.3.16 of %i students it is honest to say more than %j', (count, said) => expect(moreThan(count)).toBe(said));
