import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './index.ts';
import { findPostmaster } from './postmaster.ts';

let dataDir: string;
const folders: string[] = [];
const children: ChildProcess[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lauda-embedded-'));
  folders.push(dataDir);
});

afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  for (const folder of folders) await until(async () => !(await findPostmaster(join(folder, 'postgres', 'data'))));
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

test('keeps its rows over a restart, in a cluster that sorts as Brazilians do', async () => {
  const first = await start();
  await query(first.url, "create table words (word text); insert into words values ('zebra'), ('água'), ('bola'), ('Ana'), ('ábaco')");
  await first.stop();
  const second = await start();
  expect(await query(second.url, 'select word from words order by word')).toEqual(['ábaco', 'água', 'Ana', 'bola', 'zebra']);
  expect(await query(second.url, 'show server_encoding')).toEqual(['UTF8']);
  await second.stop();
});

test('refuses a wrong password, keeps the right one to its user, listens nowhere but on 127.0.0.1', async () => {
  const server = await start();
  await expect(query(server.url.replace(/lauda:[^@]+/, 'lauda:errada'), 'select 1')).rejects.toMatchObject({ code: '28P01' });
  expect((await stat(join(dataDir, 'postgres', 'password'))).mode & 0o777).toBe(0o600);
  expect(await query(server.url, "select current_setting('listen_addresses') || current_setting('unix_socket_directories')")).toEqual([
    '127.0.0.1',
  ]);
  await server.stop();
});

test('a second start adopts the running server and its stop leaves it running', async () => {
  const owner = await start();
  const adopter = await start();
  expect([owner.owner, adopter.owner, adopter.url]).toEqual([true, false, owner.url]);
  await adopter.stop();
  expect(await query(owner.url, 'select 1 as one')).toEqual([1]);
  await owner.stop();
  await expect(query(owner.url, 'select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

test('a server that is killed comes back by itself, at its address and with what was committed', async () => {
  const restarts: unknown[] = [];
  const server = await startEmbeddedPostgres({ dataDir, onRestart: (failure) => restarts.push(failure) });
  await query(server.url, 'create table kept (n int); insert into kept values (7)');
  process.kill((await postmaster()).pid, 'SIGKILL');
  await until(() =>
    query(server.url, 'select n from kept').then(
      ([n]) => n === 7,
      () => false,
    ),
  );
  expect(restarts).toEqual([undefined]);
  await server.stop();
  await expect(query(server.url, 'select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

test('whoever adopted a server takes over when its owner ends', async () => {
  const { child } = await startElsewhere();
  const adopter = await start();
  expect(adopter.owner).toBe(false);
  await query(adopter.url, 'create table kept (n int); insert into kept values (7)');
  child.kill('SIGKILL');
  await until(async () => !(await findPostmaster(join(dataDir, 'postgres', 'data'))));
  await until(() =>
    query(adopter.url, 'select n from kept').then(
      ([n]) => n === 7,
      () => false,
    ),
  );
  await adopter.stop();
  expect(await findPostmaster(join(dataDir, 'postgres', 'data'))).toBeUndefined();
});

test('ends with the process that started it, even when that one is killed', async () => {
  const { child } = await startElsewhere();
  child.kill('SIGKILL');
  await until(async () => !(await findPostmaster(join(dataDir, 'postgres', 'data'))), 5_000);
});

test('a server that outlived its owner is ended and its rows are served by a new one', async () => {
  const { child, url } = await startElsewhere();
  await query(url, 'create table kept (n int); insert into kept values (7)');
  const orphan = await postmaster();
  const { ppid, watchers } = await familyOf(orphan.pid);
  for (const pid of [...watchers, ppid]) process.kill(pid, 'SIGKILL');
  child.kill('SIGKILL');
  await until(async () => !(await postmaster()).ownerIsAlive);
  const next = await start();
  expect((await postmaster()).pid).not.toBe(orphan.pid);
  expect(await query(next.url, 'select n from kept')).toEqual([7]);
  await next.stop();
});

test('of four starts at once on an empty folder one owns the server and all are served', async () => {
  const starts = await Promise.all([1, 2, 3, 4].map(() => startElsewhere()));
  expect(starts.filter(({ owner }) => owner)).toHaveLength(1);
  expect(new Set(starts.map(({ url }) => url)).size).toBe(1);
  expect(await readdir(dataDir)).toEqual(['postgres']);
  for (const { child } of starts) child.kill('SIGKILL');
});

test('says in one sentence that the port asked for is taken', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => taken.once('listening', resolve));
  const { port } = taken.address() as AddressInfo;
  await expect(startEmbeddedPostgres({ dataDir, port, durable: false })).rejects.toThrow(
    `A porta ${port}, pedida para o banco de dados embutido, já está em uso`,
  );
  taken.close();
});

const start = (durable = false): Promise<EmbeddedPostgres> => startEmbeddedPostgres({ dataDir, durable });

/** Starts it in a process of its own, which goes on until it is killed. */
async function startElsewhere(): Promise<{ child: ChildProcess; url: string; owner: boolean }> {
  const program = `import { startEmbeddedPostgres } from ${JSON.stringify(new URL('./index.ts', import.meta.url).href)};
    const { url, owner } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, durable: false });
    console.log(JSON.stringify({ url, owner })); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (data) => resolve(String(data)));
    child.once('exit', () => reject(new Error('the process ended before its server was ready')));
  });
  return { child, ...JSON.parse(line) };
}

async function query(connectionString: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  try {
    await client.connect();
    const result = [await client.query(sql)].flat().at(-1);
    return result?.rows.map((row) => Object.values(row)[0]) ?? [];
  } finally {
    await client.end().catch(() => {});
  }
}

async function postmaster() {
  const found = await findPostmaster(join(dataDir, 'postgres', 'data'));
  if (!found) throw new Error('no server');
  return found;
}

/** The shell that waits for a server, and the one that watches over it. */
async function familyOf(pid: number): Promise<{ ppid: number; watchers: number[] }> {
  const parentOf = async (of: string) => Number(/^PPid:\s*(\d+)/m.exec(await readFile(`/proc/${of}/status`, 'utf8').catch(() => ''))?.[1]);
  const ppid = await parentOf(String(pid));
  const watchers = [];
  for (const other of await readdir('/proc')) {
    if (Number(other) !== pid && (await parentOf(other)) === ppid) watchers.push(Number(other));
  }
  return { ppid, watchers };
}

async function until(holds: () => Promise<boolean>, ms = 10_000): Promise<void> {
  const deadline = performance.now() + ms;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`still not so after ${ms} ms`);
    await sleep(20);
  }
}
