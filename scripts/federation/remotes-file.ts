import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hostSdk } from '../../packages/host-sdk/src/host.ts';
import { readBuild } from './freshness.ts';
import { vendorVersion } from './shared.ts';

/** Raised when the shape of remotes.json changes. */
const schema = 1;

/** Writes `dist/web/remotes.json` where it changed, from each remote's own `remote.json` and its build (docs/adr/0001). */
export async function writeRemotesFile(root: string, names: readonly string[]): Promise<void> {
  const remotes = await Promise.all(names.map((name) => describe(root, name)));
  const file = join(root, 'dist/web/remotes.json');
  const text = `${JSON.stringify({ schema, remotes }, null, 2)}\n`;
  if (existsSync(file) && (await readFile(file, 'utf8')) === text) return;
  // Loaded only now: a start with nothing to build must not pay for schemas.
  const { remotesFile } = await import('@lauda/contracts/remotes-file');
  remotesFile.parse(JSON.parse(text));
  // Renamed into place: a server may be reading it.
  await writeFile(`${file}.${process.pid}`, text);
  await rename(`${file}.${process.pid}`, file);
}

async function describe(root: string, name: string) {
  const { access, paths, bare } = JSON.parse(await readFile(join(root, 'remotes', name, 'remote.json'), 'utf8'));
  const entry = readBuild(join(root, 'dist/web', name))?.files.find((file) => /^remoteEntry\.[^.]+\.js$/.test(file));
  if (!entry) throw new Error(`dist/web/${name} has no remoteEntry`);
  return { name, entry: `/assets/${name}/${entry}`, host: hostSdk, vendor: vendorVersion, access, paths, bare };
}
