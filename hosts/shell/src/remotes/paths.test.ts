import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isBare, remoteAt } from './paths.ts';
import type { Remote } from './remote-list.ts';

const common = { entry: '/e.js', host: 1, vendor: '1.0.0' };
const student: Remote = { ...common, name: 'student', access: 'signed-in', paths: ['/', '/essays'], bare: ['/**/results*/**'] };
const admin: Remote = { ...common, name: 'admin', access: 'admin', paths: ['/settings'], bare: ['/settings/**', '/x.y/*'] };
const released = JSON.parse(readFileSync(join(import.meta.dirname, '../../../../remotes/student/remote.json'), 'utf8')) as Remote;

test.each([
  ['/', 'student'],
  ['/essays', 'student'],
  ['/essays/7/theme', 'student'],
  ['/settings/users', 'admin'],
  ['/settings', 'admin'],
  ['/essays-of-others', undefined],
  ['/nowhere', undefined],
])('%s belongs to %s', (path, owner) => expect(remoteAt([student, admin], path)?.name).toBe(owner));

test.each(['/settings', '/settings/', '/settings/courses/x/geral'])('§2.2.3 %s stands without the sidebar', (path) =>
  expect(isBare([student, admin], path)).toBe(true),
);

test.each(['/essays/7/results', '/essays/7/results/', '/essays/7/results/more', '/essays/7/8/results', '/results', '/results-of-7'])(
  '§2.2.4 %s stands without the sidebar, as the student remote declares it',
  (path) => expect(isBare([released], path)).toBe(true),
);

test.each(['/', '/essays', '/essays/7', '/settingsx', '/nowhere', '/x.y', '/xay/z'])('§2.2.5 %s has the sidebar', (path) =>
  expect(isBare([student, admin], path)).toBe(false),
);
