import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHttpServer } from '#platform/http/server.ts';
import type { Log } from '#platform/log/log.ts';
import type { Config } from './config.ts';
import type { Container } from './container.ts';
import { OperatorError } from './operator-error.ts';

const starting: RequestListener = (request, response) => {
  const up = request.url === '/healthz';
  response.writeHead(up ? 200 : 503, { 'Content-Type': 'application/json', 'Retry-After': '1' });
  response.end(
    JSON.stringify(up ? { status: 'up' } : { code: 'servico-indisponivel', message: 'Começando. Tente de novo em alguns segundos.' }),
  );
};

/**
 * Takes the port at once and answers 503 until `serve`.
 * @throws OperatorError
 */
export async function listen({ port, host }: Config['http']) {
  let answer = starting;
  const server = createHttpServer((request, response) => answer(request, response));
  await bound(server, port, host);
  return {
    port: (server.address() as AddressInfo).port,
    close: () => closed(server),
    async serve(needs: { config: Config; container: Container; log: Log }): Promise<void> {
      // Loaded here, for a process that only works jobs serves nothing.
      const { createHttp } = await import('./http.ts');
      answer = createHttp(needs);
    },
  };
}

function bound(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', ({ code, message }: NodeJS.ErrnoException) => {
      const why = {
        EADDRINUSE: `A porta ${port} já está em uso. Feche o outro programa ou escolha outra: PORT=${port + 1} npm start`,
        EACCES: `Sem permissão para a porta ${port}. Escolha outra: PORT=3000 npm start`,
        EADDRNOTAVAIL: `O endereço HOST=${host} não é desta máquina. Exemplo: HOST=127.0.0.1`,
      };
      reject(new OperatorError(why[code as keyof typeof why] ?? `Não deu para ouvir em ${host}:${port}: ${message}`));
    });
    server.listen(port, host, resolve);
  });
}

/** Lets what is being answered finish; idle connections are closed at once. */
function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 5_000).unref();
  });
}
