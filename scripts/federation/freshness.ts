import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ProgramName, sourceFolder } from './programs.ts';

/** What any program is made of, beside its own sources. */
const common = ['packages', 'contracts/src', 'scripts/federation', 'scripts/build.ts', 'rspack.config.ts', 'package-lock.json'];
const stamp = '.inputs';

/** A hash of all that goes into a program. Tests go into none. */
export async function inputsHash(root: string, name: ProgramName): Promise<string> {
  const files = (await Promise.all([sourceFolder(name), ...common].map((path) => filesUnder(root, path)))).flat();
  const hash = createHash('sha256');
  for (const file of files.toSorted()) hash.update(`${file}\0`).update(await readFile(join(root, file)));
  return hash.digest('hex');
}

/** Whether `folder` holds a finished build of exactly these inputs. */
export function isBuilt(folder: string, inputs: string): boolean {
  const file = join(folder, stamp);
  return existsSync(file) && readFileSync(file, 'utf8') === inputs;
}

/** The last step of a build: without it the next one starts anew. */
export function markBuilt(folder: string, inputs: string): void {
  writeFileSync(join(folder, stamp), inputs);
}

async function filesUnder(root: string, path: string): Promise<string[]> {
  if (/\.[a-z]+$/.test(path)) return [path];
  const entries = await readdir(join(root, path), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name) && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}
