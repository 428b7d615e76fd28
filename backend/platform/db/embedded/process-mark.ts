import { readFile } from 'node:fs/promises';

/**
 * Names a running process beyond the reuse of its number: "pid:tick at which it began" (the tick on Linux alone).
 * Undefined when there is no such process, or only its zombie.
 */
export async function markOf(pid: number): Promise<string | undefined> {
  if (process.platform !== 'linux') return answersSignal(pid) ? `${pid}:0` : undefined;
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // proc(5): "pid (name) state …"; the name may hold spaces and brackets, the start is the 22nd field
  const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return state && state !== 'Z' ? `${pid}:${rest[18]}` : undefined;
}

/** Whether the process that bears this mark still runs; more after the mark's second colon is not looked at. */
export async function isRunning(mark: string): Promise<boolean> {
  const [pid, tick] = mark.split(':');
  return (await markOf(Number(pid))) === `${pid}:${tick}`;
}

function answersSignal(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
