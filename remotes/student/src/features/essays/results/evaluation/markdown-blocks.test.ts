import { expect, test } from '@jest/globals';
import { markdownBlocks, markdownRuns } from './markdown-blocks.ts';

test('headings, lists and paragraphs of the detailed comments', () => {
  expect(markdownBlocks('## Coesão\n\nBoa ligação\nentre as frases.\n- porém\n- portanto\n\n1. Releia.\n2. Corte.')).toEqual([
    { kind: 'heading', level: 2, text: 'Coesão' },
    { kind: 'paragraph', text: 'Boa ligação entre as frases.' },
    { kind: 'list', ordered: false, entries: ['porém', 'portanto'] },
    { kind: 'list', ordered: true, entries: ['Releia.', 'Corte.'] },
  ]);
});

test('a paragraph after a list is a paragraph', () => {
  expect(markdownBlocks('- um\ndois\n\ntrês').map(({ kind }) => kind)).toEqual(['list', 'paragraph', 'paragraph']);
});

test('bold and emphasis; an asterisk that closes nothing stays', () => {
  expect(markdownRuns('Use **porém** ou *mas*, 2 * 3.')).toEqual([
    { text: 'Use ', look: 'plain' },
    { text: 'porém', look: 'strong' },
    { text: ' ou ', look: 'plain' },
    { text: 'mas', look: 'emphasis' },
    { text: ', 2 * 3.', look: 'plain' },
  ]);
});

test('what looks like markup is text', () => {
  expect(markdownBlocks('<img src=x onerror=alert(1)>')).toEqual([{ kind: 'paragraph', text: '<img src=x onerror=alert(1)>' }]);
  expect(markdownRuns('a_b_c')).toEqual([{ text: 'a_b_c', look: 'plain' }]);
});
