/** Types alone: what the browser may import without paying for a schema. */
export type { Offer, Plan, Promotion, Testimonial } from './billing.ts';
export type { Competency, Correction, MarkedError, TextStatistics, ZeroReason } from './correction.ts';
export type { Essay, EssayResults, EssaySummary } from './essays.ts';
export type { Problem } from './operation.ts';
export type { Theme } from './themes.ts';
export type { User } from './users.ts';
