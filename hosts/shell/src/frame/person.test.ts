import { expect, test } from '@jest/globals';
import { initials, shownName } from './person.ts';

test.each([
  [{ firstName: 'Ana', lastName: 'Luz', email: 'x@y.z' }, 'Ana', 'AL'],
  [{ firstName: '', lastName: '', email: 'bia@y.z' }, 'bia', 'B'],
  [{ firstName: '', lastName: '', email: '' }, 'Usuário', 'U'],
])('%j is shown as %s (%s)', (person, name, letters) => {
  expect(shownName(person)).toBe(name);
  expect(initials(person)).toBe(letters);
});
