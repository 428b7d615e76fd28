import { existsSync } from 'node:fs';
import { type ErrorRequestHandler, Router } from 'express';
import { failure } from '#platform/errors/failure.ts';

export const missingFile = failure('nao-encontrado', 'Arquivo não encontrado.');

const types = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8', woff2: 'font/woff2' };

/** Only what the build names by its content is served: no template, no list, no mark of the build. */
const program = /^[a-z][a-z-]*$/;
const hashed = new RegExp(`^\\w[\\w.-]*\\.[0-9a-f]{12}\\.(${Object.keys(types).join('|')})$`);

/** What lies beside a file, best first. Looked for at each request: a build may add files while the server runs. */
const codings = [
  { coding: 'br', suffix: '.br' },
  { coding: 'gzip', suffix: '.gz' },
];

const forEver = 'public, max-age=31536000, immutable';

/** The files of the programs, at `/<program>/<name>.<hash>.<type>`, precompressed where the browser takes it. */
export function assetRoutes(folder: string): Router {
  const router = Router();
  router.get('/:program/:name', (request, response, next) => {
    const { program: owner, name } = request.params;
    const type = hashed.exec(name)?.[1] as keyof typeof types | undefined;
    if (!type || !program.test(owner)) return next();
    const path = `${owner}/${name}`;
    const best = codings.find(({ coding, suffix }) => request.acceptsEncodings(coding) && existsSync(`${folder}/${path}${suffix}`));
    if (best) response.set('Content-Encoding', best.coding);
    response.set({ 'Content-Type': types[type], 'Cache-Control': forEver, Vary: 'Accept-Encoding' });
    response.sendFile(path + (best?.suffix ?? ''), { root: folder, cacheControl: false, acceptRanges: false });
  });
  router.use(unsendable);
  return router;
}

/** No such file, or a condition that it does not meet: a 404 that says nothing of the file, or a cache would keep it for ever. */
export const unsendable: ErrorRequestHandler = (error: { status?: number }, _request, response, next) => {
  if (response.headersSent) return next(error);
  for (const header of ['Content-Type', 'Content-Encoding', 'ETag', 'Last-Modified']) response.removeHeader(header);
  response.set('Cache-Control', 'no-store');
  next(error.status && error.status < 500 ? missingFile() : error);
};
