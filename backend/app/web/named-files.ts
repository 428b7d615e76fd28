import { Router } from 'express';
import { unsendable } from './assets.ts';

/** Files that browsers and link previews ask for by a fixed name; the shell's build has them. */
const types: Record<string, string> = {
  'favicon.ico': 'image/x-icon',
  'favicon.svg': 'image/svg+xml',
  'apple-touch-icon.png': 'image/png',
  'icon-192.png': 'image/png',
  'icon-512.png': 'image/png',
  'share.png': 'image/png',
  'manifest.webmanifest': 'application/manifest+json',
};

/** Their names do not tell of their content, so that they are kept for a day alone. */
const forADay = 'public, max-age=86400';

/** Serves them at the root. @param folder the build, of which the shell is a part. */
export function namedFiles(folder: string): Router {
  const router = Router({ caseSensitive: true, strict: true });
  for (const [name, type] of Object.entries(types)) {
    router.get(`/${name}`, (_request, response) => {
      // A preview of a link may stand on any page.
      response.set({ 'Content-Type': type, 'Cache-Control': forADay, 'Cross-Origin-Resource-Policy': 'cross-origin' });
      response.sendFile(name, { root: `${folder}/shell`, cacheControl: false, acceptRanges: false });
    });
  }
  router.use(unsendable);
  return router;
}
