import { afterEach, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { createDatabase, type Database } from '#platform/db/database.ts';
import { createLog } from '#platform/log/log.ts';

/** AuthenticationOk, BackendKeyData, ReadyForQuery: what a server says to whoever comes. */
const greeting = Buffer.concat([
  Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0]),
  Buffer.from([0x4b, 0, 0, 0, 12, 0, 0, 0, 1, 0, 0, 0, 2]),
  Buffer.from([0x5a, 0, 0, 0, 5, 0x49]),
]);

let server: Server;
let db: Database;
afterEach(async () => {
  await db.destroy();
  server.close();
});

test('a database that greets and then says nothing is given up', async () => {
  server = createServer((socket) => {
    socket.once('data', () => socket.write(greeting)).on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  db = createDatabase(`postgres://lauda:x@127.0.0.1:${port}/lauda`, createLog('silent'), { silenceMs: 300 });
  const started = performance.now();
  await expect(db.raw('select 1')).rejects.toThrow();
  expect(performance.now() - started).toBeLessThan(5_000);
});
