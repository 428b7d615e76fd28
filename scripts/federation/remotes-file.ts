import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hostSdk } from '../../packages/host-sdk/src/host.ts';
import { vendorVersion } from './shared.ts';

/** Raised when the shape of remotes.json changes. */
const schema = 1;

/** Writes `dist/web/remotes.json` from each remote's own `remote.json` and its build (docs/adr/0001). */
export async function writeRemotesFile(root: string, names: readonly string[]): Promise<void> {
  const remotes = await Promise.all(names.map((name) => describe(root, name)));
  const file = join(root, 'dist/web/remotes.json');
  // Renamed into place: a server may be reading it.
  await writeFile(`${file}.${process.pid}`, `${JSON.stringify({ schema, remotes }, null, 2)}\n`);
  await rename(`${file}.${process.pid}`, file);
}

async function describe(root: string, name: string) {
  const { access, paths, bare } = JSON.parse(await readFile(join(root, 'remotes', name, 'remote.json'), 'utf8'));
  const entry = (await readdir(join(root, 'dist/web', name))).find((file) => /^remoteEntry\.[^.]+\.js$/.test(file));
  if (!entry) throw new Error(`dist/web/${name} has no remoteEntry`);
  return { name, entry: `/assets/${name}/${entry}`, host: hostSdk, vendor: vendorVersion, access, paths, bare };
}
