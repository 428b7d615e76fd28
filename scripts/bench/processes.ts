import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../steps.ts';
import type { Figures, Load } from './load.ts';
import { sessionSecret } from './sessions.ts';

type How = { args?: string[]; env?: NodeJS.ProcessEnv; output?: number | 'ignore' };
const children: ChildProcess[] = [];

/** The product as its operator starts it, on the embedded database of `dataDir`. @returns the address of its list. */
export async function startLauda(dataDir: string): Promise<string> {
  const log = join(dataDir, 'server.log');
  const env = { DATA_DIR: dataDir, PORT: '0', ROLES: 'web', SESSION_SECRET: sessionSecret, PUBLIC_URL: 'http://localhost' };
  const server = start('backend/app/main.ts', { env, output: openSync(log, 'w') });
  while (server.exitCode === null) {
    const address = /pronta em (http:\S+)/.exec(readFileSync(log, 'utf8'))?.[1];
    if (address) return `${address.replace('localhost', '127.0.0.1')}/api/essays`;
    await sleep(100);
  }
  throw new Error('the product did not start');
}

/** One of the yardsticks; its first argument is the database. @returns the address of its list. */
export async function startBare(name: string, ...args: string[]): Promise<string> {
  const [{ port }] = (await once(start(`scripts/bench/${name}.ts`, { args }), 'message')) as [{ port: number }];
  return `http://127.0.0.1:${port}/api/essays`;
}

/** @returns what makes load and tells what it saw. */
export function startLoader(): (load: Load) => Promise<Figures> {
  const loader = start('scripts/bench/load.ts', {});
  return async (load) => {
    loader.send(load);
    return ((await once(loader, 'message')) as [Figures])[0];
  };
}

/** Each child ends when its channel is closed. */
export async function endAll(): Promise<void> {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null) continue;
    child.disconnect();
    await once(child, 'exit');
  }
}

function start(file: string, { args = [], env = {}, output = 'ignore' }: How): ChildProcess {
  const child = fork(join(root, file), args, {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...env },
    stdio: ['ignore', output, 'inherit', 'ipc'],
    // A session of its own, as PostgreSQL's processes have: else Linux would share one turn between server and load.
    detached: true,
  });
  children.push(child);
  return child;
}
