import { expect, test } from '@jest/globals';
import { initials, shownName } from './person.ts';

const nobody = { firstName: '', lastName: '', email: '' };
const ana = { firstName: 'Ana Maria', lastName: 'Luz', email: 'x@y.z' };

test('§2.2.25 a person is shown by the first name', () => expect(shownName(ana)).toBe('Ana Maria'));

test('§2.2.26 without a first name, by the e-mail before the at sign', () =>
  expect(shownName({ firstName: ' ', lastName: 'Luz', email: 'bia@y.z' })).toBe('bia'));

test('§2.2.27 without both, as Usuário', () => expect(shownName(nobody)).toBe('Usuário'));

test.each([
  [ana, 'AL'],
  [{ firstName: 'élida', lastName: ' ângelo', email: 'x@y.z' }, 'ÉÂ'],
  [{ firstName: '', lastName: '𝒵aira', email: 'x@y.z' }, '𝒵'],
])('§2.2.22 %j has the initials %s', (person, letters) => expect(initials(person)).toBe(letters));

test('§2.2.23 without a name the letter is the first of the e-mail', () => expect(initials({ ...nobody, email: 'bia@y.z' })).toBe('B'));

test('§2.2.24 without any of these it is U', () => expect(initials(nobody)).toBe('U'));
