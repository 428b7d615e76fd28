import type { Offer, Testimonial } from '@lauda/contracts';
import type { UsersApi } from '#modules/users/index.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { demoStudents, demoTestimonials } from './demo-offer.ts';
import { monthlyPlan, moreThan, promotionAt, type PromotionSettings } from './rules.ts';

/** What the operator says of the offer. `testimonials` are those of his file, where there is one. */
export type OfferSettings = {
  demo: boolean;
  promotion: PromotionSettings;
  testimonials: Omit<Testimonial, 'example'>[] | undefined;
  teacherSupport: boolean;
};

export type BillingNeeds = { clock: Clock; users: Pick<UsersApi, 'countStudents'>; offer: OfferSettings };
export type BillingService = ReturnType<typeof createBillingService>;

/** How old the number of students may be: anybody may ask for it, and counting reads a whole table. */
const keptMs = 10 * 60_000;

export function createBillingService({ clock, users, offer: { demo, promotion, testimonials, teacherSupport } }: BillingNeeds) {
  let kept: { until: number; count: Promise<number> } | undefined;

  const countStudents = (): Promise<number> => {
    const now = clock.now().getTime();
    if (kept && now < kept.until) return kept.count;
    const count = users.countStudents();
    kept = { until: now + keptMs, count };
    // What failed is asked again; it may be older than what is kept by then.
    count.catch(() => (kept = kept?.count === count ? undefined : kept));
    return count;
  };

  return {
    /** What a person may buy now and what may honestly be said of it (decisions D3.5, D3.6). */
    async offer(): Promise<Offer> {
      const now = clock.now();
      return {
        plans: [monthlyPlan(promotion, now)],
        promotion: promotionAt(promotion, demo, now),
        students: demo ? demoStudents : moreThan(await countStudents()),
        testimonials: testimonials?.map((said) => ({ ...said, example: false })) ?? (demo ? demoTestimonials : []),
        teacherSupport,
      };
    },
  };
}
