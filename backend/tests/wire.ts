import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A wire to a database that can be cut, and frozen: then it stays open and carries nothing. `url` leads through it. */
export async function wireTo(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const { hostname, port } = url;
  const open = new Set<Socket>();
  let state: 'whole' | 'cut' | 'frozen' = 'whole';
  const wire = createServer((near) => {
    open.add(near);
    near.on('error', () => undefined).on('close', () => open.delete(near));
    if (state === 'cut') near.destroy();
    if (state === 'whole') join(near, connect(Number(port), hostname));
  }).listen(0, '127.0.0.1');
  await once(wire, 'listening');
  url.port = String((wire.address() as AddressInfo).port);

  function join(near: Socket, far: Socket): void {
    open.add(far);
    far.on('error', () => undefined).on('close', () => (open.delete(far), near.destroy()));
    near.on('close', () => far.destroy());
    near.pipe(far).pipe(near);
  }

  return {
    url: url.href,
    cut() {
      state = 'cut';
      for (const socket of open) socket.destroy();
    },
    freeze() {
      state = 'frozen';
      for (const socket of open) socket.unpipe().pause();
    },
    /** What was open stays as it became: only new connections pass. */
    mend() {
      state = 'whole';
    },
    async end() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => wire.close(resolve));
    },
  };
}
