import type { billingOperations, Offer } from '../src/billing.ts';
import type { ExamplesOf } from './example.ts';

/** While the promotion is on. */
export const offer: Offer = {
  plans: [{ id: 'monthly', name: 'Mensal', months: 1, currency: 'BRL', price: 1290, regularPrice: 2990, promotionalPrice: 1290 }],
  promotion: { endsAt: '2026-03-11T03:00:00.000Z', secondsLeft: 125_847 },
  students: 10_000,
  testimonials: [{ quote: 'Passei a saber o que mudar antes de reescrever.', name: 'Marina', about: 'ENEM, Recife', example: true }],
  teacherSupport: false,
};

/** The promotion over, nothing to be counted or quoted. */
export const plainOffer: Offer = {
  plans: [{ ...offer.plans[0]!, price: 2990, promotionalPrice: null }],
  promotion: null,
  students: null,
  testimonials: [],
  teacherSupport: true,
};

export const billingExamples: ExamplesOf<typeof billingOperations> = {
  getPlans: { response: offer },
};
