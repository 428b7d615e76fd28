import type { Remote } from './remote-list.ts';

/** The remote that owns a path, if any. */
export function remoteAt(remotes: Remote[], path: string): Remote | undefined {
  return remotes.find(({ paths }) => paths.some((prefix) => owns(prefix, path)));
}

/** Whether a page of this remote stands without sidebar. */
export function isBare({ bare }: Remote, path: string): boolean {
  return bare.some((pattern) => matches(pattern, path));
}

function owns(prefix: string, path: string): boolean {
  return path === prefix || (prefix !== '/' && path.startsWith(`${prefix}/`));
}

/** `*` is one part of a path, `**` at the end any number of them, none too. */
function matches(pattern: string, path: string): boolean {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\/\*\*$/, '(/.*)?')
    .replace(/(?<=\/)\*/g, '[^/]+');
  return new RegExp(`^${source}/?$`).test(path);
}
