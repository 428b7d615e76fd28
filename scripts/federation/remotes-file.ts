import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { First, Remote } from '../../contracts/src/remotes.ts';
import { hostSdk } from '../../packages/host-sdk/src/host.ts';
import { type Groups, readBuild } from './freshness.ts';
import { type ProgramName, type RemoteName, sourceFolder } from './programs.ts';
import { vendorVersion } from './shared.ts';

/** Raised when the shape of remotes.json changes. */
const schema = 1;
const root = join(import.meta.dirname, '../..');

/** The parts that are fetched first: of the shell its pages for the signed-in, of a remote what it exposes. */
const [signedInPart, exposedPart] = ['signed-in', 'app'];
/** Who asks: the shell's own first call. */
const userCall = '/api/auth/user';

/** A remote as built: the address of its entry and those of each part's files. */
export type BuiltRemote = { name: RemoteName; entry: string; parts: Groups };
/** What a remote tells of itself in its `remote.json`; a page's `part` is the name of its chunk. */
type Described = Pick<Remote, 'access' | 'paths' | 'bare'> & { pages?: { paths: string[]; part: string; calls?: string[] }[] };

/** Writes `remotes.json` in `folder` where it changed, from each remote's own `remote.json` and the builds (docs/adr/0001). */
export async function writeRemotesFile(folder: string, built: { shell: Groups; remotes: BuiltRemote[] }): Promise<void> {
  const shell: First = { files: built.shell[signedInPart], calls: [userCall] };
  const remotes = await Promise.all(built.remotes.map(describe));
  const file = join(folder, 'remotes.json');
  const text = `${JSON.stringify({ schema, shell, remotes }, null, 2)}\n`;
  if (existsSync(file) && (await readFile(file, 'utf8')) === text) return;
  // Loaded only now: a start with nothing to build must not pay for schemas.
  const { remotesFile } = await import('@lauda/contracts/remotes-file');
  remotesFile.parse(JSON.parse(text));
  // Renamed into place: a server may be reading it.
  await writeFile(`${file}.${process.pid}`, text);
  await rename(`${file}.${process.pid}`, file);
}

/** The remote as it was built last in `web`. */
export function builtRemote(web: string, name: RemoteName): BuiltRemote {
  const entry = readBuild(join(web, name))?.files.find((file) => /^remoteEntry\.[^.]+\.js$/.test(file));
  if (!entry) throw new Error(`${join(web, name)} has no remoteEntry`);
  return { name, entry: `/assets/${name}/${entry}`, parts: builtParts(web, name) };
}

/** The parts of a program as it was built last in `web`. */
export function builtParts(web: string, name: ProgramName): Groups {
  return addressed(name, readBuild(join(web, name))?.groups ?? {});
}

/** The files of a program's parts, by their addresses. */
export function addressed(name: ProgramName, groups: Groups): Groups {
  return Object.fromEntries(Object.entries(groups).map(([part, files]) => [part, files.map((file) => `/assets/${name}/${file}`)]));
}

async function describe({ name, entry, parts }: BuiltRemote): Promise<Remote> {
  const {
    access,
    paths,
    bare,
    pages = [],
  } = JSON.parse(await readFile(join(root, sourceFolder(name), 'remote.json'), 'utf8')) as Described;
  const first = { files: parts[exposedPart] };
  const own = pages.map(({ part, ...page }) => ({ ...page, files: parts[part] }));
  return { name, entry, host: hostSdk, vendor: vendorVersion, access, paths, bare, first, pages: own };
}
