import { globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Configuration, NormalModuleReplacementPlugin } from '@rspack/core';
import { base, shellConfig } from '../../rspack.config.ts';
import { bundle } from './bundle.ts';
import { remoteNames } from './programs.ts';
import { addressed, writeRemotesFile } from './remotes-file.ts';

const root = resolve(import.meta.dirname, '../..');

/** Builds the same pages without federation into `folder`, to be served like those of `dist/web`. */
export async function buildPlainSpa(folder: string): Promise<void> {
  const parts = addressed('shell', await bundle(plainSpaConfig(join(folder, 'shell'))));
  // The shell still reads from it which paths exist, and the server what is fetched first. Entries there are none: a script without a line stands for one.
  const entry = '/assets/shell/entry.000000000000.js';
  await writeFile(join(folder, 'shell/entry.000000000000.js'), '');
  const remotes = remoteNames.map((name) => ({ name, entry, parts: { ...parts, app: parts[name] ?? [] } }));
  await writeRemotesFile(folder, { shell: parts, remotes });
}

/** One program, remotes as lazy chunks. */
function plainSpaConfig(folder: string): Configuration {
  const withoutFederation = new NormalModuleReplacementPlugin(/[\\/]load-remote\.ts$/, join(import.meta.dirname, 'plain-spa.ts'));
  const shell = shellConfig({ folder });
  return { ...shell, plugins: [...(shell.plugins ?? []), withoutFederation] };
}

/** The sources whose imports count, as globs, by library. */
export type LibraryUsers = { router: string[]; antd: string[] };

/** The third-party names that a page imports, alone: without a line of ours. */
export async function librariesConfig(folder: string, users: LibraryUsers): Promise<Configuration> {
  const imports = { '@lauda/vendor': await importedFrom('@lauda/vendor', users.router), antd: await importedFrom('antd', users.antd) };
  const names = Object.values(imports).flat();
  const lines = [
    "import * as jsx from 'react/jsx-runtime';",
    "import { createRoot } from 'react-dom/client';",
    "import * as toast from '@radix-ui/react-toast';",
    ...Object.entries(imports).map(([library, list]) => `import { ${list.join(', ')} } from '${library}';`),
    // Something must hold on to them, or the bundler would drop them.
    `globalThis.kept = [jsx.jsx, jsx.jsxs, createRoot, toast.Root, toast.Provider, toast.Viewport, toast.Action, ${names.join(', ')}];`,
  ];
  // Placed in the project, so that bare names resolve.
  const entry = `${folder}.ts`;
  await mkdir(folder, { recursive: true });
  await writeFile(entry, lines.join('\n'));
  return { ...base('libraries', { folder }), entry: { main: entry } };
}

async function importedFrom(library: string, globs: string[]): Promise<string[]> {
  const sources = await Promise.all(
    globSync(globs, { cwd: root, exclude: ['**/node_modules/**', '**/*.test.*'] }).map((file) => readFile(join(root, file), 'utf8')),
  );
  const imports = sources.flatMap((source) => [...source.matchAll(new RegExp(`import \\{([^}]*)\\} from '${library}'`, 'g'))]);
  const names = imports.flatMap(([, list = '']) => list.split(',').map((name) => name.trim().split(' as ')[0] ?? ''));
  return [...new Set(names.filter((name) => name && !name.startsWith('type ')))].toSorted();
}
