import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const readyMs = 90_000;
const closeMs = 15_000;

/** A running product. */
export type Product = { url: string; stop: () => Promise<void> };

/** Starts the product for the journeys, with an empty database. @returns what ends it. */
export default async function startServer(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lauda-e2e-'));
  const removeData = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    const { url, stop } = await startProduct({ DATA_DIR: dataDir });
    process.env.LAUDA_URL = url;
    process.env.LAUDA_DATA_DIR = dataDir;
    return () => stop().finally(removeData);
  } catch (error) {
    removeData();
    throw error;
  }
}

/**
 * Starts the product as its operator would, on a free port, with the demonstration.
 * @param own what is set beside that. Of the developer's own settings it has nothing.
 */
export async function startProduct(own: { DATA_DIR: string } & Record<string, string>): Promise<Product> {
  if (!existsSync(join(own.WEB_DIR ?? join(root, 'dist/web'), 'remotes.json')))
    throw new Error('The pages are not built: run npm run build first.');
  const env = { ...process.env, ...settings, ...own };
  // The channel tells the server that we are gone, however we went.
  const server = spawn(process.execPath, ['backend/app/main.ts'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  const stop = () => ended(server);
  try {
    return { url: await readyAt(server), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** An empty one counts as absent. */
const settings = {
  DATABASE_URL: '',
  DATABASE_DIRECT_URL: '',
  WEB_DIR: '',
  PORT: '0',
  HOST: '127.0.0.1',
  DEMO: '1',
  RATE_LIMITS: 'off',
  NODE_ENV: '',
  ROLES: '',
  PUBLIC_URL: '',
  SESSION_SECRET: '',
  TRUST_PROXY: '',
};

/** @returns the address in the last line of a start. */
function readyAt(server: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`The server ${why}:\n${said.slice(-4000)}`));
    const limit = setTimeout(() => fail('was not ready in time'), readyMs);
    server.once('exit', (code) => fail(`ended with ${code}`));
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (text) => {
        said += text;
        const port = /pronta em http:\/\/\S+:(\d+)/.exec(said)?.[1];
        if (!port) return;
        clearTimeout(limit);
        resolve(`http://127.0.0.1:${port}`);
      });
  });
}

async function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const exit = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  const limit = setTimeout(() => server.kill('SIGKILL'), closeMs);
  await exit;
  clearTimeout(limit);
}
