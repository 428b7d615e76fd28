import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Cluster, environment, here } from './cluster.ts';
import { EmbeddedPostgresError } from './error.ts';
import { findPostmaster, marks } from './postmaster.ts';
import { markOf } from './process-mark.ts';

export type Launched = { port: number; stop(): Promise<void> };

type Options = { cluster: Cluster; postgres: string; port?: number | undefined; durable: boolean; deadline: number };

/**
 * The shell holds the other end of a pipe: when we end, in whatever way, its read ends too and it stops PostgreSQL.
 * PostgreSQL itself never gets that end.
 */
const endsWithUs = '"$@" 3<&- & p=$!; (read _ <&3; kill -INT $p) 2>/dev/null & exec 3<&-; wait $p';

/** Starts a server of our own; undefined when it gave way to another one, or its free port was taken meanwhile. */
export async function launch({ cluster, postgres, port, durable, deadline }: Options): Promise<Launched | undefined> {
  const owner = `${await markOf(process.pid)}:${randomUUID()}`;
  const used = port ?? (await freePort());
  const argv = [postgres, '-D', here(cluster.data), ...marks(owner, cluster.data), ...settings(used, durable)];
  const server = supervise(argv, cluster);
  while (server.running() && performance.now() < deadline) {
    const found = await findPostmaster(cluster.data);
    if (found?.owner === owner && found.ready) return { port: used, stop: server.stop };
    await sleep(25);
  }
  await server.stop();
  return explain(server.log(), port);
}

function settings(port: number, durable: boolean): string[] {
  const network = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', `port=${port}`, 'max_connections=100'];
  const haste = durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
  return [...network, 'timezone=UTC', ...haste].flatMap((setting) => ['-c', setting]);
}

/** Runs PostgreSQL apart from our process group (Ctrl-C must not reach it before us) and without keeping us alive. */
function supervise(argv: string[], { data, runAs }: Cluster) {
  const child = spawn('/bin/sh', ['-c', endsWithUs, 'postgres', ...argv], {
    cwd: data,
    env: environment,
    ...runAs,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
  const [stderr, leash] = [child.stderr as Socket, child.stdio[3] as Socket];
  let [log, running] = ['', true];
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const gone = () => {
    running = false;
    leash.destroy();
  };
  child.once('exit', gone).once('error', (error) => {
    log += error.message;
    gone();
  });
  stderr.on('data', (text) => {
    log = (log + text).slice(-4000);
  });
  leash.on('error', () => {});
  for (const handle of [child, stderr, leash]) handle.unref();
  const stop = () => {
    hold(child, stderr);
    leash.end();
    return ended;
  };
  return { running: () => running, log: () => log, stop };
}

/** While its end is awaited it must keep us alive again. */
function hold(child: ChildProcess, stderr: Socket): void {
  child.ref();
  stderr.ref();
}

function explain(log: string, port: number | undefined): undefined {
  if (/lock file|pre-existing shared memory/.test(log)) return; // another start was first
  const taken = /Address already in use/.test(log);
  if (taken && port === undefined) return;
  if (taken)
    throw new EmbeddedPostgresError(`A porta ${port}, pedida para o banco de dados embutido, já está em uso: libere-a ou escolha outra.`);
  const cause = log.split('\n').findLast((line) => line.includes('FATAL')) ?? log.trim().split('\n').at(-1);
  throw new EmbeddedPostgresError(`O PostgreSQL embutido não iniciou (${cause || 'sem mensagem'}).`);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
