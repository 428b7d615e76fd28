import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { Log } from '#platform/log/log.ts';
import { announcements } from './web/announcements.ts';
import { assetRoutes, missingFile } from './web/assets.ts';
import { namedFiles } from './web/named-files.ts';
import { type Release, releaseReader } from './web/release.ts';

const built = join(import.meta.dirname, '..', '..', 'dist', 'web');

/** A file is no page: nothing in it may load or be framed, even where a browser is made to show it as one. */
const filePolicy = "default-src 'none'; frame-ancestors 'none'";

/** Where the pages lie, and the address that people see, where it is known. */
export type WebOptions = { folder?: string | undefined; publicUrl?: string | undefined };

/**
 * The pages: `index.html` alone is made for each request (its nonce, the list of remotes), from a template in
 * memory; it and `/remotes.json` are never cached, all else is hashed, precompressed and immutable.
 */
export function webRoutes(log: Log, { folder = built, publicUrl }: WebOptions = {}): Router {
  const router = Router();
  const origin = publicUrl ? new URL(publicUrl).origin : '';
  const readRelease = releaseReader(folder, log);
  router.use((_request, response, next) => {
    response.set({ 'Content-Security-Policy': filePolicy, 'Cache-Control': 'no-store' });
    next();
  });
  router.use('/assets', assetRoutes(folder), missing);
  router.use(namedFiles(folder));
  router.get('/robots.txt', (_request, response) => void response.type('text').send(robots(readRelease())));
  router.get('/remotes.json', (_request, response) => void response.json(readRelease().remotes));
  router.use(isPage, (request, response) => sendPage({ ...readRelease(), origin }, request, response));
  return router;
}

/** Search engines find what a stranger sees: neither the API nor a page for which one signs in, all of which lead to the same form. */
function robots({ remotes: { remotes } }: Release): string {
  const pages = remotes.flatMap(({ paths }) => paths).filter((path) => path !== '/');
  // `/subscription` must not hide `/subscription-plans`.
  const hidden = ['/api/', ...pages.flatMap((path) => [`${path}$`, `${path}/`])];
  return ['User-agent: *', ...hidden.map((path) => `Disallow: ${path}`), ''].join('\n');
}

/** The policy that antd, the federation runtime and Radix run under without a violation (docs/adr/0004). */
function pagePolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "connect-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** @param release.origin of the public address, since a preview of a link takes no other; empty where it is not known. */
function sendPage({ template, remotes, origin }: Release & { origin: string }, request: Request, response: Response): void {
  const nonce = randomBytes(16).toString('base64');
  const page = template
    .replaceAll('__NONCE__', nonce)
    .replaceAll('__ORIGIN__', origin)
    // Inside a script element only `<` could end the JSON early.
    .replace('__REMOTES__', () => JSON.stringify(remotes).replaceAll('<', '\\u003c'))
    .replace('<!--preload-->', () => announcements(remotes, request));
  response.set('Content-Security-Policy', pagePolicy(nonce)).type('html').send(page);
}

/** Whatever a browser may stand at is one, also an address that cannot be read: the page says then that there is none of that name. */
const isPage: RequestHandler = ({ method, path }, _response, next) => {
  const isAsked = method === 'GET' || method === 'HEAD';
  next(isAsked && !namesFile(path) ? undefined : missingFile());
};

/** No page of ours has a dot in its address: `/.env` or `/app.js` would be files, and there are none. */
function namesFile(path: string): boolean {
  return /\.\w/.test(path.replaceAll(/%2e/gi, '.'));
}

const missing: RequestHandler = () => {
  throw missingFile();
};
