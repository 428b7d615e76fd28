import { expect, test } from '@jest/globals';
import { estimateLines, sendingFlaw } from '@lauda/contracts/vocabulary';
import { hasDraft } from './send-rules.ts';

const words = (quantity: number) => 'palavra '.repeat(quantity);

test.each([
  ['', 'empty'],
  [' \n\t ', 'empty'],
  [words(1), 'short'],
  [words(49), 'short'],
  [words(50), undefined],
  [`${words(25)}\n\n${words(25)}`, undefined],
] as const)('§9.1 §5.22 a text may be sent from 50 words on (case %#)', (content, refusal) => {
  expect(sendingFlaw(content)).toBe(refusal);
});

test('§5.24 a draft needs a title or a text', () => {
  expect(hasDraft({ title: ' ', content: '\n' })).toBe(false);
  expect(hasDraft({ title: 'Leitura', content: '' })).toBe(true);
  expect(hasDraft({ title: '', content: 'Era' })).toBe(true);
});

test('lines are estimated by paragraph, and a blank line takes none', () => {
  expect(estimateLines('')).toBe(0);
  expect(estimateLines('a'.repeat(66))).toBe(1);
  expect(estimateLines('a'.repeat(67))).toBe(2);
  expect(estimateLines(`${'a'.repeat(66)}\n\n${'a'.repeat(67)}`)).toBe(3);
});
