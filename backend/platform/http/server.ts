import type { Problem } from '@lauda/contracts';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { Duplex } from 'node:stream';

/** The longest address that a contract lets pass: a theme of 20,000 characters in a query, of up to nine bytes each. */
const headerBytesMax = 200_000;

/** An HTTP server that refuses in our own words what Node refuses before anybody reads it. */
export function createHttpServer(listener: RequestListener): Server {
  return createServer({ maxHeaderSize: headerBytesMax }, listener).on('clientError', refuse);
}

function refuse({ code }: NodeJS.ErrnoException, socket: Duplex): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  if (code === 'HPE_HEADER_OVERFLOW')
    return answer(socket, '413 Content Too Large', { code: 'muito-grande', message: 'O endereço ou os cabeçalhos são grandes demais.' });
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return answer(socket, '408 Request Timeout', { code: 'dados-invalidos', message: 'A chamada demorou demais para chegar.' });
  answer(socket, '400 Bad Request', { code: 'dados-invalidos', message: 'Não deu para ler o que foi enviado.' });
}

function answer(socket: Duplex, status: string, problem: Problem): void {
  const body = JSON.stringify(problem);
  const head = [`HTTP/1.1 ${status}`, 'Content-Type: application/json; charset=utf-8', `Content-Length: ${Buffer.byteLength(body)}`];
  socket.end([...head, 'Connection: close', '', body].join('\r\n'));
}
