import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

// A small project of the same shape: our start scripts, one workspace, stand-ins for what is built and served.
let folder: string;
const running: ChildProcess[] = [];

const server = `import { appendFileSync } from 'node:fs';
  const note = (word: string) => appendFileSync('heard.txt', word + ' ');
  if (process.env.PORT === 'x') { console.error('PORT: "x" não é um número.'); process.exit(1); }
  if (!process.argv.includes('--check-config')) {
    const end = (word: string) => { note(word); setTimeout(() => process.exit(5), 300); };
    process.on('exit', () => note('ended'));
    for (const signal of ['SIGINT', 'SIGTERM', 'disconnect']) process.on(signal, () => end(signal));
    note(String(process.pid)); console.log('Lauda pronta');
  }`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lauda-start-'));
  await mkdir(join(folder, 'scripts'));
  for (const name of await readdir(import.meta.dirname)) {
    if (name.endsWith('.cjs')) await cp(join(import.meta.dirname, name), join(folder, 'scripts', name));
  }
  await put('backend/app/main.ts', server);
  await put('scripts/build.ts', "console.log('construído', process.argv.length as number); console.error('Construindo…');");
  await put('scripts/arguments.ts', 'console.log(JSON.stringify(process.argv.slice(2) as string[])); process.exit(7);');
  await put('packages/one/package.json', { name: 'one', version: '1.0.0', scripts: { postinstall: 'touch ../../ran' } });
  await put('package.json', {
    name: 'small',
    version: '1.0.0',
    type: 'module',
    workspaces: ['packages/*'],
    scripts: { start: 'exec node scripts/start.cjs' },
  });
});

beforeEach(async () => {
  const one = { 'node_modules/one': { resolved: 'packages/one', link: true }, 'packages/one': { name: 'one', version: '1.0.0' } };
  await put('package-lock.json', {
    name: 'small',
    version: '1.0.0',
    lockfileVersion: 3,
    requires: true,
    packages: { '': { name: 'small', version: '1.0.0', workspaces: ['packages/*'] }, ...one },
  });
  await put('heard.txt', '');
});

afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

test('of two first runs one installs, without install scripts, and the other waits for it', async () => {
  const runs = await Promise.all([1, 2].map(() => outcome(node('scripts/install.cjs'))));
  expect(runs.map(({ code }) => code)).toEqual([0, 0]);
  expect(runs.filter(({ err }) => err.includes('Instalando'))).toHaveLength(1);
  expect(await readdir(folder)).not.toContain('ran');
});

test('a run passes arguments on and the exit code back, and installs no second time', async () => {
  const { code, out, err } = await outcome(node('scripts/run.cjs', 'scripts/arguments.ts', 'a b', '--c'));
  expect([code, JSON.parse(out), err]).toEqual([7, ['a b', '--c'], '']);
});

test('what npm installed by hand is taken as it is', async () => {
  await rm(join(folder, 'node_modules', '.lauda-lock'));
  expect(await outcome(node('scripts/install.cjs'))).toEqual({ code: 0, out: '', err: '' });
});

test('a lock file that npm refuses is told in a sentence with the last lines of npm', async () => {
  await put('package-lock.json', { name: 'small', lockfileVersion: 3, packages: { '': {}, 'node_modules/none': { version: '1.0.0' } } });
  const { code, err } = await outcome(node('scripts/install.cjs'));
  expect([code, err]).toEqual([1, expect.stringMatching(/A instalação das dependências falhou[^]*npm error/)]);
});

test('a wrong setting costs one line, before anything is built', async () => {
  const { code, out, err } = await outcome(node('scripts/start.cjs'), { PORT: 'x' });
  expect([code, out, err]).toEqual([1, '', 'PORT: "x" não é um número.\n']);
});

test('of the build one hears only what it says on stderr', async () => {
  const child = node('scripts/start.cjs')();
  child.stdout?.once('data', () => child.kill('SIGTERM'));
  expect(await outcome(child)).toEqual({ code: 5, out: 'Lauda pronta\n', err: 'Construindo…\n' });
});

test.each(['SIGINT', 'SIGTERM'] as const)('%s, even repeated, reaches the server once, and its exit code comes back', async (signal) => {
  const { child, pid } = await serve();
  const ended = outcome(child);
  for (let times = 0; times < 3; times += 1) child.kill(signal);
  expect((await ended).code).toBe(5);
  expect(await heard()).toEqual([String(pid), signal, 'ended']);
});

test('when the start itself is killed the server is told and ends', async () => {
  const { child, pid } = await serve();
  child.kill('SIGKILL');
  for (let tries = 0; !(await heard()).includes('ended') && tries < 100; tries += 1) await sleep(50);
  expect(await heard()).toEqual([String(pid), 'disconnect', 'ended']);
});

test('an old Node is told so in one sentence', async () => {
  const old = "Object.defineProperty(process, 'versions', { value: { node: '18.20.0' } }); require('./scripts/start.cjs')";
  const { code, err } = await outcome(node('-e', old));
  expect([code, err]).toEqual([
    1,
    'Lauda precisa do Node 20 ou mais novo, e este é o 18.20.0: instale o atual em https://nodejs.org e tente de novo.\n',
  ]);
});

function node(...args: string[]) {
  return (env: NodeJS.ProcessEnv = {}): ChildProcess => {
    const { npm_lifecycle_event: _, ...own } = process.env;
    const child = spawn(process.execPath, args, { cwd: folder, env: { ...own, ...env } });
    running.push(child);
    return child;
  };
}

async function outcome(
  of: ChildProcess | ReturnType<typeof node>,
  env?: NodeJS.ProcessEnv,
): Promise<{ code: number | null; out: string; err: string }> {
  const child = typeof of === 'function' ? of(env) : of;
  let [out, err] = ['', ''];
  child.stdout?.on('data', (text) => {
    out += text;
  });
  child.stderr?.on('data', (text) => {
    err += text;
  });
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, out, err })));
}

async function serve(): Promise<{ child: ChildProcess; pid: number }> {
  const child = node('scripts/start.cjs')();
  await new Promise((resolve) => child.stdout?.on('data', (text) => String(text).includes('Lauda pronta') && resolve(true)));
  return { child, pid: Number((await heard())[0]) };
}

const heard = async () => (await readFile(join(folder, 'heard.txt'), 'utf8')).trim().split(' ');

async function put(path: string, content: unknown): Promise<void> {
  await mkdir(join(folder, path, '..'), { recursive: true });
  await writeFile(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));
}
