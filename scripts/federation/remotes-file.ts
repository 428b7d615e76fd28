import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hostSdk } from '../../packages/host-sdk/src/host.ts';
import { readBuild } from './freshness.ts';
import { type RemoteName, sourceFolder } from './programs.ts';
import { vendorVersion } from './shared.ts';

/** Raised when the shape of remotes.json changes. */
const schema = 1;
const root = join(import.meta.dirname, '../..');

/** A remote and the address of its entry. */
type Built = { name: RemoteName; entry: string };

/** Writes `remotes.json` in `folder` where it changed, from each remote's own `remote.json` and its build (docs/adr/0001). */
export async function writeRemotesFile(folder: string, built: Built[]): Promise<void> {
  const remotes = await Promise.all(built.map(describe));
  const file = join(folder, 'remotes.json');
  const text = `${JSON.stringify({ schema, remotes }, null, 2)}\n`;
  if (existsSync(file) && (await readFile(file, 'utf8')) === text) return;
  // Loaded only now: a start with nothing to build must not pay for schemas.
  const { remotesFile } = await import('@lauda/contracts/remotes-file');
  remotesFile.parse(JSON.parse(text));
  // Renamed into place: a server may be reading it.
  await writeFile(`${file}.${process.pid}`, text);
  await rename(`${file}.${process.pid}`, file);
}

/** The remote as it was built last in `web`. */
export function builtRemote(web: string, name: RemoteName): Built {
  const entry = readBuild(join(web, name))?.files.find((file) => /^remoteEntry\.[^.]+\.js$/.test(file));
  if (!entry) throw new Error(`${join(web, name)} has no remoteEntry`);
  return { name, entry: `/assets/${name}/${entry}` };
}

async function describe({ name, entry }: Built) {
  const { access, paths, bare } = JSON.parse(await readFile(join(root, sourceFolder(name), 'remote.json'), 'utf8'));
  return { name, entry, host: hostSdk, vendor: vendorVersion, access, paths, bare };
}
