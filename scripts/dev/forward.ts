import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import type { Backend } from './backend.ts';

const notStarted = { code: 'servico-indisponivel', message: 'O backend não iniciou: o terminal diz por quê.' };

/** Hands requests on as they are; while the backend starts anew they wait for it. */
export function forwardTo({ port }: Pick<Backend, 'port'>) {
  return async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const { method, url, headers } = incoming;
    const call = request({ host: '127.0.0.1', port: await port(), method, path: url, headers }, (answer) => {
      // Whoever asked may have gone: a page that is loaded anew waits for nothing.
      if (outgoing.destroyed) return void answer.destroy();
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      pipeline(answer, outgoing, () => undefined);
    });
    call.on('error', () => {
      if (outgoing.headersSent || outgoing.destroyed) return void outgoing.destroy();
      outgoing.writeHead(503, { 'Content-Type': 'application/json' }).end(JSON.stringify(notStarted));
    });
    if (outgoing.destroyed) return void call.destroy();
    outgoing.once('close', () => call.destroy());
    incoming.pipe(call);
  };
}
