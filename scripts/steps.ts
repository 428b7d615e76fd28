import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

/** How many of something went well and how many did not. */
export type Count = { passed: number; failed: number };
export type Ended = { ok: boolean; output: string; seconds: number };
export type StepOptions = { limitSeconds: number; env?: NodeJS.ProcessEnv; shown?: boolean };

/** Between asking a step to end and ending it. */
const patienceMs = 8_000;
let current: ChildProcess | undefined;

/**
 * Runs a Node program in a process group of its own, which ends with it or past its limit.
 * @param options.shown lets its output through instead of keeping it.
 */
export async function step(program: string[], { limitSeconds, env, shown }: StepOptions): Promise<Ended> {
  const started = performance.now();
  const flow = shown ? 'inherit' : 'pipe';
  const child = spawn(process.execPath, program, {
    cwd: root,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', flow, flow],
  });
  current = child;
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text));
  const limit = setTimeout(() => {
    output += `\nended after ${limitSeconds} s, its limit\n`;
    end(child);
  }, limitSeconds * 1000);
  // Whoever it leaves behind would hold its output open.
  child.once('exit', () => signal(child, 'SIGKILL'));
  const ok = await new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
  clearTimeout(limit);
  current = undefined;
  return { ok, output, seconds: (performance.now() - started) / 1000 };
}

/** Ends the step that runs and this process with it, whenever it is asked to end. */
export function endWithSignals(): void {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(name, () => {
      if (current) end(current);
      setTimeout(() => process.exit(1), current ? patienceMs + 500 : 0);
      current?.once('exit', () => process.exit(1));
    });
  }
}

function end(child: ChildProcess): void {
  signal(child, 'SIGTERM');
  setTimeout(() => signal(child, 'SIGKILL'), patienceMs).unref();
}

/** To the whole group: a step's own children must not outlive it. */
function signal(child: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (child.pid) process.kill(-child.pid, name);
  } catch {
    // Nobody is left in the group.
  }
}
