import type { User } from '@lauda/contracts/types';
import { fakeHost } from './fake.ts';
import type { Host } from './host.ts';

/** The password of every demonstration person, as the README tells it. */
const demoPassword = 'demo-redacao';

/** A host for a remote that runs alone, in development: whoever is signed in, else that person of the demonstration. */
export async function hostAlone(person: User['role']): Promise<Host> {
  const user = (await currentUser()) ?? (await signIn(`${person}@demo.local`));
  return {
    ...fakeHost(user),
    // oxlint-disable-next-line no-console -- there is no shell to show it
    notify: ({ kind, title, text = '' }) => console.info(kind, title, text),
  };
}

async function currentUser(): Promise<User | undefined> {
  const answer = await fetch('/api/auth/user');
  return answer.ok ? answer.json() : undefined;
}

async function signIn(email: string): Promise<User> {
  const body = JSON.stringify({ email, password: demoPassword });
  const answer = await fetch('/api/auth/signin', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  if (!answer.ok) throw new Error(`${email} cannot sign in: ${answer.status}`);
  return ((await answer.json()) as { user: User }).user;
}
