import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inputsHash, isBuilt, markBuilt } from './federation/freshness.ts';
import { type ProgramName, programNames, remoteNames } from './federation/programs.ts';

const root = join(import.meta.dirname, '..');
const web = join(root, 'dist', 'web');

/**
 * Builds what changed of shell and remotes into `dist/web`, precompressed, and writes `dist/web/remotes.json`.
 * @returns the names of the programs that were built.
 */
export async function buildWeb(): Promise<ProgramName[]> {
  const built: ProgramName[] = [];
  for (const name of programNames) {
    const inputs = await inputsHash(root, name);
    if (isBuilt(join(web, name), inputs)) continue;
    await buildProgram(name, inputs);
    built.push(name);
  }
  if (built.length || !existsSync(join(web, 'remotes.json'))) await describeRemotes();
  return built;
}

/** Built aside and then renamed: a failed build, or a second one at the same time, leaves no half program. */
async function buildProgram(name: ProgramName, inputs: string): Promise<void> {
  // Loaded only now: a start with nothing to build must not pay for the bundler.
  const [{ bundle }, { programConfig }] = await Promise.all([import('./federation/bundle.ts'), import('../rspack.config.ts')]);
  const draft = join(web, `.${name}-${process.pid}`);
  try {
    await bundle(programConfig(name, draft));
    markBuilt(draft, inputs);
    await putInPlace(draft, join(web, name), inputs);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Where another build of the same inputs was faster, its result is as good. */
async function putInPlace(draft: string, folder: string, inputs: string): Promise<void> {
  if (isBuilt(folder, inputs)) return;
  await rm(folder, { recursive: true, force: true });
  await rename(draft, folder).catch((error: unknown) => {
    if (!isBuilt(folder, inputs)) throw error;
  });
}

async function describeRemotes(): Promise<void> {
  const { writeRemotesFile } = await import('./federation/remotes-file.ts');
  await writeRemotesFile(root, remoteNames);
}

if (import.meta.main) {
  const built = await buildWeb();
  console.log(built.length ? `built ${built.join(', ')}` : 'nothing changed');
}
