import type { Plan, Promotion } from '@lauda/contracts';

/** Cents of the real, a month (decisions D3.5). */
const prices = { regular: 2990, promotional: 1290 };

/** Spec §2.3 and §9: 1 day, 10 hours, 57 minutes and 27 seconds. */
const demoSeconds = ((24 + 10) * 60 + 57) * 60 + 27;

/** A promotion as the operator sets it; without an end it lasts until it is switched off. */
export type PromotionSettings = { on: boolean; endsAt: Date | undefined };

/** The one plan, and what is charged for it at a moment. */
export function monthlyPlan(settings: PromotionSettings, now: Date): Plan {
  const promotionalPrice = isOn(settings, now) ? prices.promotional : null;
  return {
    ...{ id: 'monthly', name: 'Mensal', months: 1, currency: 'BRL' },
    ...{ price: promotionalPrice ?? prices.regular, regularPrice: prices.regular, promotionalPrice },
  };
}

/**
 * The promotion as it is shown: it counts down to its real end, and without one only the demo counts, in the display (decisions D3.6).
 * @returns null where it is off or over.
 */
export function promotionAt(settings: PromotionSettings, demo: boolean, now: Date): Promotion | null {
  if (!isOn(settings, now)) return null;
  const { endsAt } = settings;
  if (endsAt) return { endsAt: endsAt.toISOString(), secondsLeft: Math.ceil((endsAt.getTime() - now.getTime()) / 1000) };
  return { endsAt: null, secondsLeft: demo ? demoSeconds : null };
}

function isOn({ on, endsAt }: PromotionSettings, now: Date): boolean {
  return on && (!endsAt || now < endsAt);
}

/** Fewer are no proof of anything. */
const provingMin = 500;

/** @returns a round number that `count` is really more than, or null where it proves nothing. */
export function moreThan(count: number): number | null {
  const step = count > 1_000_000 ? 100_000 : count > 1000 ? 1000 : 100;
  const round = Math.floor((count - 1) / step) * step;
  return round < provingMin ? null : round;
}
