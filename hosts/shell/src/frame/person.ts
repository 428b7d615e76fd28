import type { User } from '@lauda/contracts/types';
import { texts } from './texts.ts';

type Person = Pick<User, 'email' | 'firstName' | 'lastName'>;

/** First name, else the e-mail before the at sign, else `Usuário` (spec §2.2). */
export function shownName({ firstName, email }: Person): string {
  return firstName.trim() || email.split('@')[0] || texts.anonymous;
}

/** Initials of first and last name, else the first letter of the e-mail, else U (spec §2.2). */
export function initials({ firstName, lastName, email }: Person): string {
  return ([firstName, lastName].map(firstLetter).join('') || firstLetter(email) || 'U').toUpperCase();
}

/** Whole, where it takes two code units. */
function firstLetter(text: string): string {
  return [...text.trim()][0] ?? '';
}
