import { type Configuration, rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import type { Backend } from './backend.ts';
import { forwardTo } from './forward.ts';

type Needs = { programs: Configuration[]; host: string; port: number; backend: Pick<Backend, 'port'> };

/**
 * The one address: files of the programs from memory, replaced in open pages as their sources change; all else is the
 * backend's, the page too, under the product's own policy.
 */
export async function startWeb({ programs, host, port, backend }: Needs) {
  const compiler = rspack(programs);
  const compiled = new Promise<void>((resolve) => compiler.hooks.done.tap('dev', () => resolve()));
  const server = new RspackDevServer(
    {
      host,
      port,
      hot: true,
      liveReload: false,
      static: false,
      compress: false,
      setupExitSignals: false,
      headers: { 'Cache-Control': 'no-store' },
      // At whatever address the page was opened, or the policy refuses the socket.
      client: { logging: 'warn', overlay: { errors: true, warnings: false, runtimeErrors: false }, webSocketURL: 'auto://0.0.0.0:0/ws' },
      // The template and what goes by a fixed name: the backend serves them, from the disk.
      devMiddleware: { writeToDisk: (file) => !/\.(m?js|css|map|json|woff2)$/.test(file) },
      setupMiddlewares: (middlewares) => [...middlewares, forwardTo(backend)],
    },
    compiler,
  );
  await server.start();
  return { compiled, stop: () => server.stop() };
}
