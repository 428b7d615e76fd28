import type { Problem, User } from '@lauda/contracts/types';
import { answerWaitMs } from '@lauda/contracts/vocabulary';

/** The server refused; `problem` is its reason where it gave one. */
export class Refused extends Error {
  readonly status: number;
  readonly problem: Problem | undefined;

  constructor(status: number, problem: Problem | undefined) {
    super(`${status}: ${problem?.message ?? ''}`);
    this.status = status;
    this.problem = problem;
  }
}

/** @returns null for a stranger, and for a suspended person, who may then sign in as somebody else. @throws Refused, or what `fetch` throws where the server is out of reach or too slow. */
export async function readUser(): Promise<User | null> {
  try {
    return await call<User>('/api/auth/user');
  } catch (error) {
    if (error instanceof Refused && (error.status === 401 || error.problem?.code === 'conta-suspensa')) return null;
    throw error;
  }
}

export async function signIn(email: string, password: string): Promise<User> {
  return (await call<{ user: User }>('/api/auth/signin', { email, password })).user;
}

/** @returns where to go next. */
export async function signOut(): Promise<string> {
  return (await call<{ redirect?: string }>('/api/auth/logout', {})).redirect ?? '/signin';
}

/** Asks for another mail with the link that proves the address. */
export async function resendVerification(email: string): Promise<void> {
  await call('/api/auth/resend-verification', { email });
}

type AuthMethods = { google: boolean; email: boolean };

/** Ways to a new account that this server offers. */
export async function readAuthMethods(): Promise<AuthMethods> {
  return (await call<{ availableAuthMethods: AuthMethods }>('/api/auth/status')).availableAuthMethods;
}

/** Whether a stranger can have an account here. */
export async function takesNewAccounts(): Promise<boolean> {
  const { google, email } = await readAuthMethods();
  return google || email;
}

/** Posts `body` where there is one, else gets. */
async function call<Answer>(path: string, body?: object): Promise<Answer> {
  const post = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  // Said as the server announces it (backend/app/web/announcements.ts), or the browser would ask twice.
  const response = await fetch(path, { credentials: 'include', signal: AbortSignal.timeout(answerWaitMs), ...(body && post) });
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw new Refused(response.status, answer as Problem | undefined);
  return answer as Answer;
}
