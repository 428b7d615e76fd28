import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Request, type RequestHandler, Router } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { Failure } from '#platform/errors/failure.ts';

const root = join(import.meta.dirname, '..', '..', 'dist', 'web');
const yearSeconds = 365 * 24 * 3600;

type Remote = { name: string; entry: string; access: string; paths: string[] };

/**
 * The pages: `index.html` alone is made for each request (its nonce, the list of remotes), from a template in
 * memory; it and `/remotes.json` are never cached, all else is hashed, precompressed and immutable.
 */
export function webRoutes(): Router {
  const router = Router();
  if (!existsSync(join(root, 'remotes.json'))) return router.get('/{*path}', notBuilt);
  const template = readFileSync(join(root, 'shell', 'index.html'), 'utf8');
  const readRemotes = () => readFileSync(join(root, 'remotes.json'), 'utf8');
  router.use('/assets', hidden, expressStaticGzip(root, {
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    index: false,
    serveStatic: { immutable: true, maxAge: yearSeconds * 1000, index: false },
  }), missing);
  router.get('/remotes.json', (_request, response) => void response.set('Cache-Control', 'no-store').type('json').send(readRemotes()));
  router.get('/{*path}', (request, response) => {
    const nonce = randomBytes(16).toString('base64');
    response.set({ 'Content-Security-Policy': pagePolicy(nonce), 'Cache-Control': 'no-store' });
    response.type('html').send(render(template, { nonce, remotes: readRemotes(), request }));
  });
  return router;
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
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function render(template: string, { nonce, remotes, request }: { nonce: string; remotes: string; request: Request }): string {
  // Inside a script element only `<` could end the JSON early.
  const inlined = JSON.stringify(JSON.parse(remotes)).replaceAll('<', '\\u003c');
  return template
    .replaceAll('__NONCE__', nonce)
    .replace('__REMOTES__', () => inlined)
    .replace('<!--preload-->', () => preload(JSON.parse(remotes) as { remotes: Remote[] }, request));
}

/** The entry of the path's remote, for who seems signed in; never one that only some roles may load. */
function preload({ remotes }: { remotes: Remote[] }, request: Request): string {
  if (!request.headers.cookie?.includes('lauda.sid=')) return '';
  const remote = remotes.find(({ access, paths }) => access === 'signed-in' && paths.some((path) => request.path === path || request.path.startsWith(`${path}/`)));
  return remote ? `<link rel="modulepreload" href="${remote.entry}" />` : '';
}

/** The template and dot files are not for download. */
const hidden: RequestHandler = (request, response, next) => (/\.html|\/\./.test(request.path) ? missing(request, response, next) : next());

const missing: RequestHandler = () => {
  throw new Failure('nao-encontrado', 'Arquivo não encontrado.');
};

const notBuilt: RequestHandler = (_request, response) => {
  response.status(503).type('text').send('As páginas ainda não foram construídas: rode npm run build.');
};
