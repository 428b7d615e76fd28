import type { Remote } from './remote-list.ts';

export { remoteAt } from '@lauda/contracts/remotes';

/** Whether a page stands without sidebar; that depends on its path alone, not on who may open it. */
export function isBare(remotes: Pick<Remote, 'bare'>[], path: string): boolean {
  return remotes.some(({ bare }) => bare.some((pattern) => matches(pattern, path)));
}

/** `*` is one part of a path or any end of one, `**` any number of parts, none too. */
function matches(pattern: string, path: string): boolean {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .split('/')
    .slice(1)
    .map((part) => (part === '**' ? '(/[^/]+)*' : `/${part.replace(/^\*$/, '[^/]+').replace(/\*$/, '[^/]*')}`))
    .join('');
  return new RegExp(`^${source}/?$`).test(path);
}
