import { expect, test } from '@jest/globals';
import { isBare, remoteAt } from './paths.ts';
import type { Remote } from './remote-list.ts';

const common = { entry: '/e.js', host: 1, vendor: '1.0.0' };
const student: Remote = { ...common, name: 'student', access: 'signed-in', paths: ['/', '/essays'], bare: ['/essays/*/results'] };
const admin: Remote = { ...common, name: 'admin', access: 'admin', paths: ['/settings'], bare: ['/settings/**'] };

test.each([
  ['/', 'student'],
  ['/essays', 'student'],
  ['/essays/7/theme', 'student'],
  ['/settings/users', 'admin'],
  ['/settings', 'admin'],
  ['/essays-of-others', undefined],
  ['/nowhere', undefined],
])('%s belongs to %s', (path, owner) => expect(remoteAt([student, admin], path)?.name).toBe(owner));

test('results and settings stand without the sidebar, the list does not', () => {
  expect(isBare(student, '/essays/7/results')).toBe(true);
  expect(isBare(student, '/essays/7/results/')).toBe(true);
  expect(isBare(student, '/essays')).toBe(false);
  expect(isBare(student, '/essays/7/8/results')).toBe(false);
  expect(isBare(admin, '/settings')).toBe(true);
  expect(isBare(admin, '/settings/courses/x/geral')).toBe(true);
});
