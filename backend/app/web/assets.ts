import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ErrorRequestHandler, Router } from 'express';
import { Failure } from '#platform/errors/failure.ts';

/** Only what the build names by its content is served: no template, no list, no mark of the build. */
const program = /^[a-z][a-z-]*$/;
const hashed = /^\w[\w.-]*\.[0-9a-f]{12}\.(js|css|woff2)$/;

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
    const type = hashed.exec(name)?.[1];
    if (!type || !program.test(owner)) return next();
    const path = join(owner, name);
    const best = codings.find(({ coding, suffix }) => request.acceptsEncodings(coding) && existsSync(join(folder, path + suffix)));
    response.vary('Accept-Encoding').type(type);
    // Set by sendFile, and so only where there is such a file.
    const headers = { 'Cache-Control': forEver, ...(best && { 'Content-Encoding': best.coding }) };
    response.sendFile(path + (best?.suffix ?? ''), { root: folder, cacheControl: false, headers });
  });
  router.use(unreadable);
  return router;
}

/** No such file, or a range or condition that cannot be met: nothing of this is a fault of ours. */
const unreadable: ErrorRequestHandler = (error: { status?: number }, _request, _response, next) =>
  next(error.status && error.status < 500 ? missingFile() : error);

export const missingFile = () => new Failure('nao-encontrado', 'Arquivo não encontrado.');
