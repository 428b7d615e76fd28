import { z } from 'zod';
import { operation } from './operation.ts';

const cents = z.number().int().min(1).max(100_000_000);

export const Plan = z
  .object({
    id: z.enum(['monthly']),
    name: z.string(),
    months: z.number().int().min(1).max(120).describe('Quantos meses de acesso ele dá.'),
    currency: z.literal('BRL'),
    price: cents.describe('O que se cobra agora, em centavos.'),
    regularPrice: cents.describe('O preço fora da promoção, em centavos.'),
    promotionalPrice: cents.nullable().describe('O preço da promoção, em centavos; nulo quando não há.'),
  })
  .meta({ id: 'Plan' });
export type Plan = z.infer<typeof Plan>;

export const Promotion = z
  .object({
    endsAt: z.iso.datetime().nullable().describe('O fim de verdade, onde há um.'),
    secondsLeft: z.number().int().min(0).max(1_000_000_000).nullable().describe('De onde parte a contagem; nulo onde nada se conta.'),
  })
  .meta({ id: 'Promotion' });
export type Promotion = z.infer<typeof Promotion>;

export const Testimonial = z
  .object({
    quote: z.string(),
    name: z.string(),
    about: z.string().describe('Quem fala: para que prova estuda, de onde é.'),
    example: z.boolean().describe('Feito para a demonstração.'),
  })
  .meta({ id: 'Testimonial' });
export type Testimonial = z.infer<typeof Testimonial>;

/** Spec §2.3. */
export const testimonialsMax = 4;

export const Offer = z
  .object({
    plans: z.array(Plan).min(1),
    promotion: Promotion.nullable().describe('Nula quando não há.'),
    students: z.number().int().min(1).max(1_000_000_000).nullable().describe('Há mais estudantes que isto; nulo onde não se conta.'),
    testimonials: z.array(Testimonial).max(testimonialsMax),
    teacherSupport: z.boolean().describe('Se o Premium fala com um professor.'),
  })
  .meta({ id: 'Offer' });
export type Offer = z.infer<typeof Offer>;

/** The one truth of prices (decisions D3.5) and what may honestly be said beside them (D3.6). */
export const getPlans = operation({
  id: 'getPlans',
  domain: 'billing',
  method: 'get',
  path: '/api/plans',
  access: 'public',
  summary: 'Planos, preços e promoção',
  description: 'O que se lê aqui é o que se cobra.',
  response: Offer,
  failures: [],
});

export const billingOperations = { getPlans };
