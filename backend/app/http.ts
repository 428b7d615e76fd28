import express, { type Express } from 'express';
import helmet from 'helmet';
import { Failure } from '#platform/errors/failure.ts';
import { errorHandler } from '#platform/http/error-handler.ts';
import { requestLog } from '#platform/http/request-log.ts';
import { sameOrigin } from '#platform/http/same-origin.ts';
import type { Log } from '#platform/log/log.ts';
import { apiDocsRoutes } from './api-docs.ts';
import type { Config } from './config.ts';
import type { Container } from './container.ts';
import { healthRoutes } from './health.ts';
import { webRoutes } from './web.ts';

/** An answer of the API is data: nothing in it may load or be framed. */
const apiPolicy = "default-src 'none'; frame-ancestors 'none'";

type Needs = { config: Pick<Config, 'http'> & Partial<Pick<Config, 'webDir'>>; container: Container; log: Log };

/** Everything that answers over HTTP, in the order a request meets it. */
export function createHttp({ config, container, log }: Needs): Express {
  const app = express();
  app.set('trust proxy', config.http.trustProxy);
  app.set('query parser', 'simple');
  app.use(
    helmet({
      contentSecurityPolicy: false,
      referrerPolicy: { policy: 'same-origin' },
      strictTransportSecurity: config.http.publicUrl?.startsWith('https:') ?? false,
    }),
  );
  app.use(healthRoutes(container));
  app.use(requestLog(log));
  app.use('/api', (_request, response, next) => {
    response.set({ 'Content-Security-Policy': apiPolicy, 'Cache-Control': 'no-store' });
    next();
  });
  app.use(apiDocsRoutes());
  app.use('/api', sameOrigin(config.http.publicUrl && new URL(config.http.publicUrl).origin), ...container.session);
  app.use(...container.routes);
  app.use('/api', () => {
    throw new Failure('nao-encontrado', 'Esta chamada não existe.');
  });
  app.use(webRoutes(log, { folder: config.webDir, publicUrl: config.http.publicUrl }));
  app.use(() => {
    throw new Failure('nao-encontrado', 'Esta página não existe.');
  });
  app.use(errorHandler(log));
  return app;
}
