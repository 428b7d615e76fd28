import type { Remote } from './remote-list.ts';

export { remoteAt } from '@lauda/contracts/remotes';

/** Whether a page of this remote stands without sidebar. */
export function isBare({ bare }: Remote, path: string): boolean {
  return bare.some((pattern) => matches(pattern, path));
}

/** `*` is one part of a path, `**` at the end any number of them, none too. */
function matches(pattern: string, path: string): boolean {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\/\*\*$/, '(/.*)?')
    .replace(/(?<=\/)\*/g, '[^/]+');
  return new RegExp(`^${source}/?$`).test(path);
}
