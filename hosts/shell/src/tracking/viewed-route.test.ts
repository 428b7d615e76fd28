import { expect, test } from '@jest/globals';
import { viewedRoute } from './viewed-route.ts';

const id = '0f8fad5b-d9cb-469f-a165-70867728950e';

test.each([
  ['/', '/'],
  ['/essays', '/essays'],
  ['/essays/', '/essays'],
  ['/essays/new', '/essays/new'],
  [`/essays/${id}/theme`, '/essays/:id/theme'],
  [`/essays/${id}/upload`, '/essays/:id/upload'],
  [`/essays/${id}/results`, '/essays/:id/results'],
  ['/courses', '/courses'],
  ['/courses/enem', '/courses/:courseId'],
])('§2.1.36 §2.1.37 §2.1.38 a student’s view of %s is told as %s, without the id', (path, route) =>
  expect(viewedRoute(path, 'trial')).toBe(route),
);

test.each([
  ['/settings/courses', '/settings/courses'],
  ['/settings/courses/enem', '/settings/courses/:courseId'],
  ['/settings/courses/enem/geral', '/settings/courses/:courseId/geral'],
  ['/settings/users', '/settings/users'],
])('§2.1.39 an admin’s view of %s is told as %s', (path, route) => expect(viewedRoute(path, 'admin')).toBe(route));

test.each([
  ['/settings/users', 'premium'],
  ['/settings', 'admin'],
  [`/essays/${id}`, 'trial'],
  ['/nowhere', 'trial'],
  ['/account', 'trial'],
  ['/essays', null],
  ['/signin', null],
] as const)('%s is no page whose views are told, for %s', (path, role) => expect(viewedRoute(path, role)).toBeUndefined());
