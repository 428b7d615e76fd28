import type { RequestHandler } from 'express';
import { failure } from '#platform/errors/failure.ts';

const foreign = failure('origem-recusada', 'Esta chamada veio de outro site e foi recusada.');
const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A state change must come from our own pages (decisions D3.15). Neither header: not a browser, it passes.
 * @param publicOrigin the origin people see, where a proxy rewrites Host.
 */
export function sameOrigin(publicOrigin: string | undefined): RequestHandler {
  return (request, _response, next) => {
    if (safe.has(request.method)) return next();
    const { origin, host, 'sec-fetch-site': site } = request.headers;
    if (site && site !== 'same-origin' && site !== 'none') throw foreign();
    if (origin && origin !== publicOrigin && hostOf(origin) !== host) throw foreign();
    next();
  };
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
