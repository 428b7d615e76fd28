import { afterEach, expect, test } from '@jest/globals';
import type { Offer } from '@lauda/contracts';
import { startTestApp, type TestApp } from '../../tests/test-app.ts';
import type { OfferSettings } from './index.ts';

let app: TestApp | undefined;
afterEach(() => app?.close());

const moment = Date.parse('2026-03-09T12:00:00.000Z');

test('§2.3.7 anybody may ask for the plans, and the promotion ends when it is said to', async () => {
  let now = moment;
  const endsAt = new Date(moment + 60_000);
  app = await start({ promotion: { on: true, endsAt } }, () => new Date(now));
  const before = await plans();
  expect(before.plans).toEqual([expect.objectContaining({ id: 'monthly', name: 'Mensal', currency: 'BRL', price: 1290 })]);
  expect(before.promotion).toEqual({ endsAt: endsAt.toISOString(), secondsLeft: 60 });
  now += 60_000;
  expect(await plans()).toMatchObject({ plans: [{ price: 2990, regularPrice: 2990, promotionalPrice: null }], promotion: null });
});

test('§2.3.14 §2.3.16 §2.3.20 without a real end, students or testimonials nothing is said of them', async () => {
  app = await start();
  expect(await plans()).toMatchObject({
    promotion: { endsAt: null, secondsLeft: null },
    students: null,
    testimonials: [],
    teacherSupport: false,
  });
});

test('§2.3.12 §2.3.15 §2.3.19 the demo counts, and its four testimonials are marked as examples', async () => {
  app = await start({ demo: true });
  const offer = await plans();
  expect([offer.promotion?.secondsLeft, offer.students]).toEqual([125_847, 10_000]);
  expect(offer.testimonials.map(({ example }) => example)).toEqual([true, true, true, true]);
});

test('§2.3.20 testimonials of the operator are given as they are, and the teachers’ support where there is one', async () => {
  const testimonials = [{ quote: 'Ajudou.', name: 'Ana', about: 'ENEM' }];
  app = await start({ testimonials, teacherSupport: true });
  expect(await plans()).toMatchObject({ testimonials: [{ ...testimonials[0], example: false }], teacherSupport: true });
});

test('§2.3.16 students are counted in the database: who is active and no teacher; and not for each who asks', async () => {
  let now = moment;
  app = await start({}, () => new Date(now));
  const people = (kind: string, count: number) => ({
    ids: Array.from({ length: count }, (_, index) => `00000000-0000-4000-8000-${kind}${String(index).padStart(11, '0')}`),
  });
  const insert = async (kind: string, count: number, given: object = {}) =>
    app!.db.batchInsert(
      'users.users',
      people(kind, count).ids.map((id) => ({
        id,
        email: `${id}@teste.local`,
        firstName: 'P',
        lastName: 'T',
        role: 'trial',
        status: 'active',
        ...given,
      })),
    );
  await insert('1', 500);
  await insert('2', 300, { role: 'admin' });
  await insert('3', 300, { status: 'suspended' });
  expect((await plans()).students).toBeNull();
  await insert('4', 1, { role: 'premium' });
  expect((await plans()).students).toBeNull();
  now += 11 * 60_000;
  expect((await plans()).students).toBe(500);
});

const start = (offer: Partial<OfferSettings> = {}, now = () => new Date(moment)) => startTestApp({ clock: { now } }, { offer });

async function plans(): Promise<Offer> {
  const { status, body } = await app!.stranger().get<Offer>('/api/plans');
  expect(status).toBe(200);
  return body;
}
