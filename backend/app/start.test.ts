import { afterEach, expect, test } from '@jest/globals';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmptyDatabase } from '#platform/testing/empty-database.ts';

const main = join(process.cwd(), 'backend', 'app', 'main.ts');
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** Starts the server with these settings alone; `said` grows as it speaks. */
async function start(settings: Record<string, string>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'lauda-start-'));
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: '0', ...settings };
  const child = spawn(process.execPath, [main], { env, cwd: dataDir, stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  const said = { out: '', err: '' };
  child.stdout.on('data', (text) => (said.out += text));
  child.stderr.on('data', (text) => (said.err += text));
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  /** @returns what the pattern's group catches in what is said; a process that ends says no more. */
  const says = async (pattern: RegExp) => {
    for (;;) {
      const found = pattern.exec(said.out)?.[1];
      if (found !== undefined) return found;
      if (child.exitCode !== null || child.signalCode) throw new Error(`it ended: ${said.err}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  return { child, said, ended, says, ready: () => says(/pronta em (http:\S+)/) };
}

test.each([
  ['PORT', { PORT: 'abc' }],
  ['ROLES', { ROLES: 'web,cozinha' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://x/y' }],
  ['SESSION_SECRET', { NODE_ENV: 'production', PUBLIC_URL: 'https://lauda.example.com', DATABASE_URL: 'postgres://a:b@localhost/x' }],
  ['SESSION_SECRET', { SESSION_SECRET: 'curto' }],
  ['PUBLIC_URL', { NODE_ENV: 'production', SESSION_SECRET: 's'.repeat(32), DATABASE_URL: 'postgres://a:b@localhost/x' }],
  ['DEMO', { HOST: '0.0.0.0' }],
  ['RATE_LIMITS', { RATE_LIMITS: 'off', HOST: '0.0.0.0', DEMO: '0' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://lauda:x@127.0.0.1:1/lauda' }],
])('D1 a wrong %s stops the start with one line that names it and gives an example', async (name, settings) => {
  const { ended, said } = await start(settings);
  expect(await ended).toBe(1);
  expect(said.err.trim().split('\n')).toHaveLength(1);
  expect(said.err).toMatch(new RegExp(`^Configuração: ${name} .*Exemplo: ${name}=`));
});

test('D1 a taken port is told in one line, before a database is started', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  const { ended, said } = await start({ PORT: String(port) });
  expect(await ended).toBe(1);
  expect(said.err.trim()).toBe(`A porta ${port} já está em uso. Feche o outro programa ou escolha outra: PORT=${port + 1} npm start`);
  other.close();
});

test('D1 two starts at once on one empty database: one migrates, both serve, and each ends on a signal', async () => {
  const database = await createEmptyDatabase();
  const both = await Promise.all([start({ DATABASE_URL: database }), start({ DATABASE_URL: database, DEMO: '1' })]);
  const addresses = await Promise.all(both.map(({ ready }) => ready()));
  for (const address of addresses) {
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    expect(await (await fetch(`${address}/healthz`)).json()).toEqual({ status: 'up' });
  }
  expect(both.filter(({ said }) => said.out.includes('"msg":"migrated"'))).toHaveLength(1);
  for (const { child } of both) child.kill('SIGTERM');
  expect(await Promise.all(both.map(({ ended }) => ended))).toEqual([0, 0]);
}, 60_000);

test('D1 one process may serve and another work', async () => {
  const database = await createEmptyDatabase();
  const web = await start({ DATABASE_URL: database, ROLES: 'web' });
  const address = await web.ready();
  const worker = await start({ DATABASE_URL: database, ROLES: 'worker' });
  await worker.says(/(trabalhador pronto)/);
  expect((await fetch(`${address}/api/openapi.json`)).status).toBe(200);
}, 60_000);
