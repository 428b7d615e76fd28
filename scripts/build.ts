import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inputsHash, readBuild } from './federation/freshness.ts';
import { type ProgramName, programNames, remoteNames } from './federation/programs.ts';
import { type Draft, putInPlace, sweep } from './federation/put-in-place.ts';
import { builtParts, builtRemote, writeRemotesFile } from './federation/remotes-file.ts';

const root = join(import.meta.dirname, '..');
const web = join(root, 'dist', 'web');

type Wanted = Omit<Draft, 'groups'> & { name: ProgramName };

/**
 * Builds what changed of shell and remotes into `dist/web`, precompressed, and writes `dist/web/remotes.json` last of all.
 * A server that runs goes on with the files of before until then. What takes long is told on stderr.
 * @returns the names of the programs that were built.
 */
export async function buildWeb(): Promise<ProgramName[]> {
  const wanted = await Promise.all(programNames.map(want));
  const changed = wanted.filter(({ folder, inputs }) => readBuild(folder)?.inputs !== inputs);
  if (changed.length) await build(changed);
  await writeRemotesFile(web, { shell: builtParts(web, 'shell'), remotes: remoteNames.map((name) => builtRemote(web, name)) });
  return changed.map(({ name }) => name);
}

async function want(name: ProgramName): Promise<Wanted> {
  return { name, inputs: await inputsHash(root, name), folder: join(web, name), draft: join(web, `.${name}-${process.pid}`) };
}

/** All are built aside and only then put in place: a failed build, or a second one at the same time, leaves no half. */
async function build(programs: Wanted[]): Promise<void> {
  const first = !existsSync(join(web, 'remotes.json'));
  console.error(first ? 'Construindo as páginas (na primeira vez, alguns segundos)…' : 'Reconstruindo o que mudou nas páginas…');
  // Loaded only now: a start with nothing to build must not pay for the bundler.
  const [{ bundle }, { programConfig }] = await Promise.all([import('./federation/bundle.ts'), import('../rspack.config.ts')]);
  try {
    const drafts: Draft[] = [];
    for (const program of programs)
      drafts.push({ ...program, groups: await bundle(programConfig(program.name, { folder: program.draft })) });
    await putInPlace(drafts);
  } finally {
    for (const { draft } of programs) await rm(draft, { recursive: true, force: true });
  }
  // What a build that was killed left behind.
  await sweep(web, (name) => !name.startsWith('.'));
}

if (import.meta.main) {
  const built = await buildWeb();
  console.log(built.length ? `built ${built.join(', ')}` : 'nothing changed');
}
