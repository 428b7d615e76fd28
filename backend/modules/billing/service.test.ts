import { expect, test } from '@jest/globals';
import { createBillingService } from './service.ts';

const offer = { demo: false, promotion: { on: false, endsAt: undefined }, testimonials: undefined, teacherSupport: false };

test('a count that fails late does not throw away the one that came after it', async () => {
  let time = 0;
  const counts: PromiseWithResolvers<number>[] = [];
  const countStudents = () => {
    counts.push(Promise.withResolvers<number>());
    return counts.at(-1)!.promise;
  };
  const service = createBillingService({ clock: { now: () => new Date(time) }, users: { countStudents }, offer });
  const first = service.offer();
  time += 11 * 60_000;
  const second = service.offer();
  counts[1]!.resolve(700);
  expect((await second).students).toBe(600);
  counts[0]!.reject(new Error('late'));
  await expect(first).rejects.toThrow('late');
  expect((await service.offer()).students).toBe(600);
  expect(counts).toHaveLength(2);
});
