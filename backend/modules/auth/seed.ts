import { demoPeople } from '#modules/users/index.ts';
import type { Passwords } from './passwords.ts';

/** The password of the demo's three people (decisions D1). */
export const demoPassword = 'demo-redacao';

export async function seedAuth(passwords: Passwords): Promise<void> {
  for (const id of Object.values(demoPeople)) await passwords.setFirst(id, demoPassword);
}
