import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { type Log, onTrail } from '#platform/log/log.ts';

const sane = /^[\w-]{8,64}$/;

/** Gives every request an id, told in `X-Request-Id`, and one line when it ends; static files are not logged. */
export function requestLog(log: Log): RequestHandler {
  return (request, response, next) => {
    const given = request.get('x-request-id') ?? '';
    const requestId = sane.test(given) ? given : randomUUID();
    const startedAt = performance.now();
    response.set('X-Request-Id', requestId);
    response.on('finish', () => {
      if (!request.originalUrl.startsWith('/api/')) return;
      const ms = Math.round(performance.now() - startedAt);
      log.info({ requestId, method: request.method, path: request.originalUrl.split('?')[0], status: response.statusCode, ms }, 'request');
    });
    onTrail(requestId, next);
  };
}
