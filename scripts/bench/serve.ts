import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Tells the process that started this one where it serves, and ends with it. */
export function announce(server: Server): void {
  server.once('listening', () => process.send!({ port: (server.address() as AddressInfo).port }));
  process.once('disconnect', () => process.exit(0));
}
