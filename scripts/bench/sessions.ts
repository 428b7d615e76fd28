import { createHmac, hash } from 'node:crypto';
import { sessionCookie } from '@lauda/contracts';

/** Signs every cookie of the run, in all three servers. */
export const sessionSecret = 'um segredo que serve apenas para medir, e nada mais';

/** A person's session id, the same here and in the database; as scattered over an index as the ones that are drawn. */
export const sessionIdOf = Object.assign((n: number): string => hash('md5', `sessão ${n}`), {
  sql: (n: string): string => `md5('sessão ' || ${n})`,
});

/** A cookie as express-session signs it. */
export const cookieOf = (n: number): string => `${sessionCookie}=${encodeURIComponent(`s:${sessionIdOf(n)}.${signature(sessionIdOf(n))}`)}`;

/** @returns the session id that a cookie carries; undefined where there is none or its signature is not ours. */
export function sessionIdIn(header: string | undefined): string | undefined {
  const value = header?.split('; ').find((pair) => pair.startsWith(`${sessionCookie}=`));
  if (!value) return undefined;
  const [sid, given] = decodeURIComponent(value.slice(sessionCookie.length + 1))
    .slice(2)
    .split('.') as [string, string | undefined];
  return given === signature(sid) ? sid : undefined;
}

const signature = (text: string): string => createHmac('sha256', sessionSecret).update(text).digest('base64').replace(/=+$/, '');
