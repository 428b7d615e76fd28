import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { buildMark, type Groups, markBuilt, readBuild } from './freshness.ts';

/** How long a file stays after the last build that had it: pages that are open may still ask for it. */
const keptDays = 7;
const dayMs = 24 * 3600 * 1000;

/** The one file of a build whose name stays: whoever reads it asks for the others. */
const template = 'index.html';

/** A finished build in a folder aside, `draft`, and the folder that it is for. */
export type Draft = { draft: string; folder: string; inputs: string; groups: Groups };

/**
 * Puts builds where a server, which may be running, reads them: first the hashed files, beside those of earlier builds,
 * and when all are there the template, renamed, so that nobody reads a half.
 */
export async function putInPlace(drafts: Draft[]): Promise<void> {
  const added = await Promise.all(drafts.map(async (draft) => ({ ...draft, files: await addFiles(draft) })));
  for (const { draft, folder, inputs, groups, files } of added) {
    if (existsSync(join(draft, template))) await rename(join(draft, template), join(folder, template));
    const before = readBuild(folder)?.files ?? [];
    await markBuilt(folder, { inputs, files, groups });
    await retire(
      folder,
      before.filter((name) => !files.includes(name)),
    );
    await sweep(folder, (name) => [template, buildMark, ...files].includes(name));
  }
}

async function addFiles({ draft, folder }: Draft): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const files = (await readdir(draft)).filter((name) => name !== template);
  for (const name of files) await rename(join(draft, name), join(folder, name));
  return files;
}

/** From now on their days are counted. */
async function retire(folder: string, names: string[]): Promise<void> {
  const now = new Date();
  // Another build may have swept one meanwhile.
  for (const name of names) await utimes(join(folder, name), now, now).catch(() => {});
}

/** Removes what is not `wanted` and was left long ago. */
export async function sweep(folder: string, wanted: (name: string) => boolean): Promise<void> {
  const names = (await readdir(folder)).filter((name) => !wanted(name));
  for (const path of names.map((name) => join(folder, name))) {
    const changedAt = (await stat(path).catch(() => undefined))?.mtimeMs ?? Infinity;
    if (Date.now() - changedAt > keptDays * dayMs) await rm(path, { recursive: true, force: true });
  }
}
