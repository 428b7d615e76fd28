import type { User } from '@lauda/contracts/types';
import { texts } from './texts.ts';

type Person = Pick<User, 'email' | 'firstName' | 'lastName'>;

/** First name, else the e-mail before the at sign, else `Usuário` (spec §2.2). */
export function shownName({ firstName, email }: Person): string {
  return firstName || email.split('@')[0] || texts.anonymous;
}

/** Initials of first and last name, else the first letter of the e-mail, else U (spec §2.2). */
export function initials({ firstName, lastName, email }: Person): string {
  const letters = [firstName, lastName].map((name) => name.charAt(0)).join('');
  return (letters || email.charAt(0) || 'U').toUpperCase();
}
