import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import type { Backend } from './backend.ts';

const notStarted = { code: 'servico-indisponivel', message: 'O backend não iniciou: o terminal diz por quê.' };

/** Hands requests on as they are; while the backend starts anew they wait for it. */
export function forwardTo({ port }: Pick<Backend, 'port'>) {
  return async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const { method, url, headers } = incoming;
    const call = request({ host: '127.0.0.1', port: await port(), method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      pipeline(answer, outgoing, () => undefined);
    });
    call.once('error', () => {
      if (outgoing.headersSent) return void outgoing.destroy();
      outgoing.writeHead(503, { 'Content-Type': 'application/json' }).end(JSON.stringify(notStarted));
    });
    incoming.pipe(call);
  };
}
