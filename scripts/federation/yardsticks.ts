import { globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Configuration, NormalModuleReplacementPlugin } from '@rspack/core';
import { base, shellConfig } from '../../rspack.config.ts';

const root = resolve(import.meta.dirname, '../..');

/** The same pages without federation: one program, remotes as lazy chunks. */
export function plainSpaConfig(folder: string): Configuration {
  const withoutFederation = new NormalModuleReplacementPlugin(/[\\/]load-remote\.ts$/, join(import.meta.dirname, 'plain-spa.ts'));
  const shell = shellConfig(folder);
  return { ...shell, plugins: [...(shell.plugins ?? []), withoutFederation] };
}

/**
 * The third-party names alone, without a line of ours.
 * @param antdUsers globs of the sources whose antd names count; none for the pages before signing in.
 */
export async function librariesConfig(folder: string, antdUsers: string[]): Promise<Configuration> {
  const antd = await importedFrom('antd', antdUsers);
  const lines = [
    "import * as jsx from 'react/jsx-runtime';",
    "import { createRoot } from 'react-dom/client';",
    "import * as vendor from '@lauda/vendor';",
    antd.length ? `import { ${antd.join(', ')} } from 'antd'; import locale from 'antd/locale/pt_BR';` : 'const locale = null;',
    // Something must hold on to them, or the bundler would drop them.
    `globalThis.kept = [jsx.jsx, jsx.jsxs, createRoot, { ...vendor }, locale, ${antd.join(', ')}];`,
  ];
  // Named by what it holds and placed in the project, so that bare names resolve.
  const entry = join(root, 'dist/size', `${antd.length ? 'antd' : 'base'}-libraries.ts`);
  await mkdir(join(root, 'dist/size'), { recursive: true });
  await writeFile(entry, lines.join('\n'));
  return { ...base('libraries', folder), entry: { main: entry } };
}

async function importedFrom(library: string, globs: string[]): Promise<string[]> {
  const sources = await Promise.all(globSync(globs, { cwd: root }).map((file) => readFile(join(root, file), 'utf8')));
  const imports = sources.flatMap((source) => [...source.matchAll(new RegExp(`import \\{([^}]*)\\} from '${library}'`, 'g'))]);
  const names = imports.flatMap(([, list = '']) => list.split(',').map((name) => name.trim().split(' as ')[0] ?? ''));
  return [...new Set(names.filter((name) => name && !name.startsWith('type ')))].toSorted();
}
