import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** AuthenticationOk, BackendKeyData, ReadyForQuery: what a server says to whoever comes. */
const greeting = Buffer.concat([
  Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0]),
  Buffer.from([0x4b, 0, 0, 0, 12, 0, 0, 0, 1, 0, 0, 0, 2]),
  Buffer.from([0x5a, 0, 0, 0, 5, 0x49]),
]);

/** A database that greets and then says nothing. */
export async function startSilentServer(): Promise<{ url: string; stop: () => void }> {
  const server = createServer((socket) => {
    socket.once('data', () => socket.write(greeting)).on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `postgres://lauda:x@127.0.0.1:${port}/lauda`, stop: () => void server.close() };
}
