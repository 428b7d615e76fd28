import { expect, test } from '@jest/globals';
import type { Theme } from '@lauda/contracts/types';
import { themeGroups } from './theme-groups.ts';

test('§2.5.16 §2.5.17 §2.5.18 §2.5.19 themes stand in three sections: teachers’, own, AI’s, each in the order they came', () => {
  const themes = [
    { id: '1', generatedBy: 'ai' },
    { id: '2', generatedBy: 'teacher' },
    { id: '3', generatedBy: 'teacher' },
    { id: '4', generatedBy: 'user' },
  ] as Theme[];
  const seen = themeGroups(themes).map(({ source, themes: held }) => [source, held.map((theme) => theme.id)]);
  expect(seen).toEqual([
    ['teacher', ['2', '3']],
    ['user', ['4']],
    ['ai', ['1']],
  ]);
});
