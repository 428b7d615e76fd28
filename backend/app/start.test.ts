import { afterEach, expect, test } from '@jest/globals';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { goodText } from '../tests/essay-texts.ts';
import { createEmptyDatabase } from '#platform/testing/empty-database.ts';

const main = join(process.cwd(), 'backend', 'app', 'main.ts');
const children: ChildProcess[] = [];
const folders: string[] = [];
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true, maxRetries: 5 })));
});

/** Starts the server with these settings alone; `said` grows as it speaks. */
async function start(settings: Record<string, string>, envFile?: string) {
  const dataDir = await mkdtemp(join(tmpdir(), 'lauda-start-'));
  folders.push(dataDir);
  if (envFile) await writeFile(join(dataDir, '.env'), envFile);
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, ...(envFile ? {} : { PORT: '0' }), ...settings };
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
  return { child, said, ended, says, dataDir, ready: () => says(/pronta em (http:\S+)/) };
}

test.each([
  ['PORT', { PORT: 'abc' }],
  ['ROLES', { ROLES: 'web,cozinha' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://x/y' }],
  ['SESSION_SECRET', { NODE_ENV: 'production', PUBLIC_URL: 'https://lauda.example.com', DATABASE_URL: 'postgres://a:b@localhost/x' }],
  ['SESSION_SECRET', { SESSION_SECRET: 'curto' }],
  ['SESSION_SECRET', { SESSION_SECRET: 'a'.repeat(40) }],
  ['SESSION_SECRET', { SESSION_SECRET: 'troque-por-32-ou-mais-caracteres-ao-acaso' }],
  ['TRUST_PROXY', { PUBLIC_URL: 'https://lauda.example.com' }],
  ['DATABASE_URL', { DATABASE_DIRECT_URL: 'postgres://a:b@localhost/x' }],
  ['DATA_DIR', { DATA_DIR: '/dev/null', DATABASE_URL: 'postgres://a:b@127.0.0.1:1/x' }],
  ['PUBLIC_URL', { NODE_ENV: 'production', SESSION_SECRET: 's'.repeat(32), DATABASE_URL: 'postgres://a:b@localhost/x' }],
  ['DEMO', { HOST: '0.0.0.0' }],
  ['RATE_LIMITS', { RATE_LIMITS: 'off', HOST: '0.0.0.0', DEMO: '0' }],
  ['PROMO', { PROMO: 'sim' }],
  ['PROMO_ENDS_AT', { PROMO_ENDS_AT: '31/12/2026' }],
  ['SUPPORT_URL', { SUPPORT_URL: 'javascript:alert(1)' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://lauda:x@127.0.0.1:1/lauda' }],
])('D1 a wrong %s stops the start with one line that names it and gives an example', async (name, settings) => {
  const { ended, said } = await start(settings);
  expect(await ended).toBe(1);
  expect(said.err.trim().split('\n')).toHaveLength(1);
  expect(said.err).toMatch(new RegExp(`^Configuração: ${name} .*Exemplo: ${name}=`));
});

test('§2.3.20 testimonials that are not what they must be stop the start with one line that names their file', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lauda-testimonials-'));
  folders.push(dataDir);
  await writeFile(join(dataDir, 'testimonials.json'), '[{"quote":"Sem nome"}]');
  const { ended, said } = await start({ DATA_DIR: dataDir });
  expect(await ended).toBe(1);
  expect(said.err).toMatch(/^O arquivo \S+testimonials\.json deve ter, em JSON, .*Exemplo: .*\n$/);
});

test('D1 .env is read, also with a byte order mark, and never overrides what is set', async () => {
  const { ended, said } = await start({}, '\uFEFFPORT=abc\n');
  expect([await ended, said.err]).toEqual([1, expect.stringMatching(/^Configuração: PORT /)]);
  const overridden = await start({ ROLES: 'cozinha' }, 'ROLES=web\n');
  expect([await overridden.ended, overridden.said.err]).toEqual([1, expect.stringMatching(/^Configuração: ROLES /)]);
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
  const told = { LOG_LEVEL: 'debug' };
  const both = await Promise.all([start({ ...told, DATABASE_URL: database }), start({ ...told, DATABASE_URL: database, DEMO: '1' })]);
  const addresses = await Promise.all(both.map(({ ready }) => ready()));
  for (const address of addresses) {
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    expect(await (await fetch(`${address}/healthz`)).json()).toEqual({ status: 'up' });
  }
  expect(both.filter(({ said }) => said.out.includes('"msg":"migrated"'))).toHaveLength(1);
  for (const { child } of both) child.kill('SIGTERM');
  expect(await Promise.all(both.map(({ ended }) => ended))).toEqual([0, 0]);
}, 60_000);

test('D1 a DATA_DIR that is no folder is told in one line', async () => {
  const { ended, said } = await start({ DATA_DIR: '/dev/null/dados' });
  expect(await ended).toBe(1);
  expect(said.err.trim()).toMatch(/^DATA_DIR=\S+ não é uma pasta\. Exemplo: DATA_DIR=\.\/\.data$/);
});

/** The demo's premium person, signed in. @returns the cookie. */
async function signIn(address: string): Promise<string> {
  const body = JSON.stringify({ email: 'premium@demo.local', password: 'demo-redacao' });
  const answer = await fetch(`${address}/api/auth/signin`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  return answer.headers.get('set-cookie')!.split(';')[0]!;
}

test('D1 one process may serve and another work', async () => {
  const database = await createEmptyDatabase();
  const web = await start({ DATABASE_URL: database, ROLES: 'web', DEMO: '1' });
  const address = await web.ready();
  const headers = { 'content-type': 'application/json', cookie: await signIn(address) };
  const essayId = '00000000-0000-4000-8000-000000000204';
  const status = async () => ((await (await fetch(`${address}/api/essays/${essayId}`, { headers })).json()) as { status: string }).status;
  const sent = await fetch(`${address}/api/essays/correct`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ essayId, content: goodText }),
  });
  expect([sent.status, await status()]).toEqual([202, 'corrigindo']);
  await start({ DATABASE_URL: database, ROLES: 'worker' });
  while ((await status()) !== 'corrigido') await new Promise((resolve) => setTimeout(resolve, 100));
}, 60_000);

test('D1 a signal while people are answered costs nobody an answer', async () => {
  const { child, ended, ready } = await start({ DATABASE_URL: await createEmptyDatabase(), DEMO: '1' });
  const address = await ready();
  const cookie = await signIn(address);
  const statuses = new Set<number>();
  // Until the door is closed: then a connection is refused, which is no answer at all.
  const ask = async (): Promise<void> =>
    fetch(`${address}/api/essays`, { headers: { cookie } }).then(
      (answer) => (statuses.add(answer.status), ask()),
      () => undefined,
    );
  const asking = Array.from({ length: 8 }, ask);
  await new Promise((resolve) => setTimeout(resolve, 300));
  child.kill('SIGTERM');
  await Promise.all(asking);
  expect([[...statuses], await ended]).toEqual([[200], 0]);
}, 60_000);

test('D1 a signal in the middle of a start ends it without a word of complaint', async () => {
  const { child, ended, said, dataDir } = await start({});
  while (!(await readdir(dataDir)).length) await new Promise((resolve) => setTimeout(resolve, 20));
  child.kill('SIGINT');
  expect([await ended, said.err]).toEqual([0, '']);
}, 60_000);
