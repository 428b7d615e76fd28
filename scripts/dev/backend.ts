import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';
import { createInterface } from 'node:readline';
import { root } from '../steps.ts';

export type Backend = ReturnType<typeof keepBackend>;

/** Between asking it to end and ending it. */
const patienceMs = 5_000;
/** Its channel tells it that we are gone. */
const stdio: StdioOptions = ['ignore', 'pipe', 'inherit', 'ipc'];

/**
 * The backend in a process of its own, at a free port, replaced by `restart`. One that does not start, or ends by itself,
 * is left at that until then. @param env what it is told beside our own environment.
 */
export function keepBackend(env: NodeJS.ProcessEnv) {
  const alive = new Set<ChildProcess>();
  const { promise: started, resolve: tellStarted } = Promise.withResolvers<string[]>();
  let port = launch();

  /** @returns its port; 0 where it did not start. */
  function launch(): Promise<number> {
    const settings = { ...process.env, ...env, PORT: '0', HOST: '127.0.0.1' };
    const child = spawn(process.execPath, ['backend/app/main.ts'], { cwd: root, env: settings, stdio });
    alive.add(child);
    const { promise, resolve } = Promise.withResolvers<number>();
    const demo: string[] = [];
    createInterface({ input: child.stdout! }).on('line', (line) => {
      const at = / pronta em http:\S+:(\d+)$/.exec(line)?.[1];
      if (!at) return line.startsWith('{') ? console.log(line) : demo.push(line);
      tellStarted(demo);
      resolve(Number(at));
    });
    child.once('exit', (code) => {
      alive.delete(child);
      if (code) console.error('O backend terminou; a próxima mudança o inicia de novo.');
      resolve(0);
    });
    return promise;
  }

  return {
    /** What it says of the demonstration, once it has started. */
    started,
    /** Where it listens, once it does; 0 where the newest did not start. */
    port: () => port,
    /** The new one starts while the old one ends. @returns whether it did. */
    async restart(): Promise<boolean> {
      for (const child of alive) void end(child);
      port = launch();
      return (await port) > 0;
    },
    async stop(): Promise<void> {
      await Promise.all([...alive].map(end));
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const limit = setTimeout(() => child.kill('SIGKILL'), patienceMs);
  await exit;
  clearTimeout(limit);
}
