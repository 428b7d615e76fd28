import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Configuration, EntryPlugin } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { pageConfig, programConfig } from '../../rspack.config.ts';
import { programNames, type RemoteName, sourceFolder } from '../federation/programs.ts';
import { writeRemotesFile } from '../federation/remotes-file.ts';
import { root } from '../steps.ts';

/** Shell and remotes, federated as in production. @param folder where a server finds the page's template. */
export function wholeConfig(folder: string): Configuration[] {
  return programNames.map((name) => {
    // `?dev=test` (spec §2.1) is in no other build.
    const first = name === 'shell' ? [join(root, 'hosts/shell/src/dev-test.ts')] : [];
    return refreshed(programConfig(name, { folder: join(folder, name), hot: true }), first);
  });
}

/** A remote as a page of its own: no shell, no federation. */
export function aloneConfig(name: RemoteName, folder: string): Configuration {
  return refreshed(pageConfig(`./${sourceFolder(name)}/src/bootstrap.tsx`, { folder: join(folder, 'shell'), hot: true }));
}

/** The list of remotes beside that template. */
export async function writeDevRemotes(folder: string, names: readonly RemoteName[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const remotes = names.map((name) => ({ name, entry: `/assets/${name}/remoteEntry.js`, parts: {} }));
  await writeRemotesFile(folder, { shell: {}, remotes });
}

/** @param first further files that run before the program. */
function refreshed(config: Configuration, first: string[] = []): Configuration {
  const entries = [join(import.meta.dirname, 'refresh-hook.ts'), ...first].map((file) => new EntryPlugin(root, file, { name: undefined }));
  return {
    ...config,
    // Of a container only what was asked for before would be there.
    lazyCompilation: false,
    // A file that an editor is still writing is not read yet: empty, it would cost the page its state.
    watchOptions: { aggregateTimeout: 50 },
    stats: 'errors-only',
    infrastructureLogging: { level: 'error' },
    plugins: [...(config.plugins ?? []), ...entries, new ReactRefreshRspackPlugin()],
  };
}
