/** Where a stranger is sent, keeping the page asked for. */
export function signInPath(asked: string): string {
  return asked === '/' ? '/signin' : `/signin?next=${encodeURIComponent(asked)}`;
}

/** The page asked for before signing in; anything that would leave this origin becomes `/`. */
export function returnPath(next: string | null, origin: string): string {
  if (!next?.startsWith('/')) return '/';
  const url = URL.parse(next, origin);
  // A path may come out as `//elsewhere`, which to a browser is another host.
  return url?.origin === origin ? url.pathname.replace(/^\/+/, '/') + url.search + url.hash : '/';
}
