import { expect, test } from '@jest/globals';
import { corrected, draft, sent, summaryOf } from '@lauda/contracts/examples';
import { essaysOf, pollInterval } from './essay-groups.ts';

const page = (...ids: string[]) => ({ essays: ids.map((id) => ({ ...summaryOf(draft), id })), total: 9 });

test('an essay that moved from one page to the next while they were asked for shows once', () => {
  expect(essaysOf([page('a', 'b'), page('b', 'c')]).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

test('§4.18 §4.19 §9.33 the list asks again every 3 s while anything on any of its pages is corrigindo', () => {
  const done = { essays: [summaryOf(corrected)], total: 2 };
  expect(pollInterval([done, { essays: [summaryOf(sent)], total: 2 }])).toBe(3000);
  expect(pollInterval([done])).toBe(0);
  expect(pollInterval()).toBe(0);
});
