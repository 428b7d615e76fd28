import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ProgramName, sourceFolder } from './programs.ts';

/** What any program is made of, beside its own sources. */
const common = ['packages', 'contracts/src', 'scripts/federation', 'scripts/build.ts', 'rspack.config.ts', 'package-lock.json'];

/** The files that each named part of a program fetches when it is wanted. */
export type Groups = Record<string, string[]>;
/** Lies in the folder of a finished build: a hash of what went into it, and its hashed files. Older files lie beside them. */
type Build = { inputs: string; files: string[]; groups: Groups };
export const buildMark = '.build.json';

/** A hash of all that goes into a program. Tests go into none. */
export async function inputsHash(root: string, name: ProgramName): Promise<string> {
  const files = (await Promise.all([sourceFolder(name), ...common].map((path) => filesUnder(root, path)))).flat();
  const hash = createHash('sha256');
  for (const file of files.toSorted()) hash.update(`${file}\0`).update(await readFile(join(root, file)));
  return hash.digest('hex');
}

/** The finished build that a folder holds, if any. */
export function readBuild(folder: string): Build | undefined {
  const file = join(folder, buildMark);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Build) : undefined;
}

/** The last step of a build: without it the next one starts anew. */
export async function markBuilt(folder: string, build: Build): Promise<void> {
  await writeFile(join(folder, buildMark), JSON.stringify(build));
}

async function filesUnder(root: string, path: string): Promise<string[]> {
  if (/\.[a-z]+$/.test(path)) return [path];
  const entries = await readdir(join(root, path), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name) && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}
