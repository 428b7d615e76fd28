import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRunning } from './process-mark.ts';

/** The server that holds a cluster. `owner` is the mark of the launch that made it. */
export type Postmaster = { pid: number; port: number; ready: boolean; owner: string; ownerIsAlive: boolean };

/** The settings, of no meaning to PostgreSQL, by which a server is known as ours from outside. */
export const marks = (owner: string, data: string): string[] => ['-c', `lauda.owner=${owner}`, '-c', `lauda.data=${data}`];

/** Reads from the cluster itself who serves it; undefined when nobody of ours does. */
export async function findPostmaster(data: string): Promise<Postmaster | undefined> {
  const file = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, , , port, , , , status] = file.split('\n');
  const command = await commandOf(Number(pid), data);
  const owner = /lauda\.owner=([\w:-]+)/.exec(command)?.[1];
  if (!owner || !command.includes(`lauda.data=${data}`)) return undefined;
  return { pid: Number(pid), port: Number(port), ready: status?.trim() === 'ready', owner, ownerIsAlive: await isRunning(owner) };
}

/** How it was started, which on Linux also tells that it runs; elsewhere from what PostgreSQL noted at its start. */
async function commandOf(pid: number, data: string): Promise<string> {
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  if (!(await isRunning(`${pid}:0`))) return '';
  return readFile(join(data, 'postmaster.opts'), 'utf8').catch(() => '');
}
