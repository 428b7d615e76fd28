import { sessionCookie } from '@lauda/contracts';
import { type First, remoteAt } from '@lauda/contracts/remotes';
import type { RemotesFile } from '@lauda/contracts/remotes-file';
import type { Request } from 'express';

/**
 * Links to what the page will ask for first, so that a browser fetches all of it at once instead of each after the other:
 * for who seems signed in, and never of a remote that only some roles may load.
 */
export function announcements({ shell, remotes }: RemotesFile, { headers, path }: Pick<Request, 'headers' | 'path'>): string {
  if (!headers.cookie?.includes(`${sessionCookie}=`)) return '';
  const remote = remoteAt(remotes, path);
  if (remote?.access !== 'signed-in') return '';
  const page = remote.pages?.find(({ paths }) => paths.includes(path));
  const wanted = [shell, remote.first, page].filter((first): first is First => first !== undefined);
  return [
    ...wanted.flatMap(({ calls = [] }) => calls).map(callLink),
    `<link rel="modulepreload" href="${remote.entry}" />`,
    ...wanted.flatMap(({ files = [] }) => files).map(fileLink),
  ].join('');
}

/** As the page itself makes the call, or the browser would make it twice. */
function callLink(call: string): string {
  return `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${call.replaceAll('&', '&amp;')}" />`;
}

function fileLink(file: string): string {
  return `<link rel="preload" as="${file.endsWith('.css') ? 'style' : 'script'}" href="${file}" />`;
}
