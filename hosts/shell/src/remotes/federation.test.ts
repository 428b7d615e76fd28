import { expect, test } from '@jest/globals';
import { sharedModules } from '../../../../scripts/federation/shared.ts';
import { shared } from './federation.ts';

test('the shell gives out exactly what remotes take', () => {
  expect(Object.keys(shared).toSorted()).toEqual(Object.keys(sharedModules).toSorted());
});

test('nothing in-house is shared: the kit alone bears our name, and holds third-party names only', () => {
  expect(Object.keys(sharedModules).filter((name) => name.startsWith('@lauda/'))).toEqual(['@lauda/vendor']);
});

test.each(Object.entries(shared))('%s is given at a full version', (_name, { version }) => {
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});
