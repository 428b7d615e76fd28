import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile, chmod } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Fewer connections than callers: who kept something in a session would find it gone, or another's. */
const connectionsMax = 3;

/** A pooler in transaction mode in front of a database. @returns the address through it, and what ends it. */
export async function startPgbouncer(databaseUrl: string): Promise<{ url: string; stop(): Promise<void> }> {
  const url = new URL(databaseUrl);
  const folder = await mkdtemp(join(tmpdir(), 'lauda-pgbouncer-'));
  const port = await freePort();
  await chmod(folder, 0o755);
  await writeFile(join(folder, 'users.txt'), `"${url.username}" "${decodeURIComponent(url.password)}"\n`, { mode: 0o644 });
  await writeFile(join(folder, 'pgbouncer.ini'), settings(url, port, folder), { mode: 0o644 });
  // It refuses to run as root.
  const asNobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
  const pooler = spawn('pgbouncer', ['-q', join(folder, 'pgbouncer.ini')], { stdio: 'ignore', ...asNobody });
  const ended = new Promise((resolve) => pooler.once('exit', resolve));
  url.port = String(port);
  await answering(url.href);
  return {
    url: url.href,
    async stop() {
      pooler.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function settings({ hostname, port: serverPort }: URL, port: number, folder: string): string {
  return `[databases]
* = host=${hostname} port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${folder}/users.txt
pool_mode = transaction
default_pool_size = ${connectionsMax}
max_client_conn = 200
server_reset_query_always = 1
server_reset_query = DISCARD ALL
`;
}

async function answering(connectionString: string): Promise<void> {
  for (;;) {
    const client = new pg.Client({ connectionString });
    const answers = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (answers) return;
    await sleep(50);
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
