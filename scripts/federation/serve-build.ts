import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type RequestHandler } from 'express';
import { webRoutes } from '../../backend/app/web.ts';
import { createLog } from '../../backend/platform/log/log.ts';

/** Serves a build as the product does, on a free port of this machine, with a stub in the place of the API. */
export async function serveBuild(folder: string, api: RequestHandler): Promise<{ url: string; stop: () => void }> {
  const server = createServer(
    express()
      .use('/api', api)
      .use(webRoutes(createLog('warn'), { folder })),
  );
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => void server.close().closeAllConnections() };
}
