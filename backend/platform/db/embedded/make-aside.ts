import { mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { codeOf } from './error.ts';
import { isRunning, markOf } from './process-mark.ts';

/**
 * Fills a folder aside and gives it its name once it is complete, so that nobody ever meets half of it.
 * Of several who try at once one wins; the others drop theirs. What killed processes left behind is swept.
 */
export async function makeAside(target: string, fill: (folder: string) => Promise<void>): Promise<void> {
  await sweep(target);
  const folder = await mkdtemp(`${target}.new-${await markOf(process.pid)}:`);
  try {
    await fill(folder);
    await rename(folder, target).catch(unlessThere);
  } finally {
    await remove(folder);
  }
}

async function sweep(target: string): Promise<void> {
  const prefix = `${basename(target)}.new-`;
  for (const name of await readdir(dirname(target))) {
    const abandoned = name.startsWith(prefix) && !(await isRunning(name.slice(prefix.length)));
    if (abandoned) await remove(join(dirname(target), name));
  }
}

async function remove(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => {}); // another may be sweeping it too
}

function unlessThere(error: unknown): void {
  if (!['ENOTEMPTY', 'EEXIST'].includes(codeOf(error) ?? '')) throw error;
}
