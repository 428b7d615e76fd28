import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Configuration, rspack, type Stats } from '@rspack/core';
import type { Groups } from './freshness.ts';

/**
 * Bundles and precompresses: beside each file that gains by it lie `.br` and `.gz`.
 * @returns the files of each part that has a name (`webpackChunkName`). @throws with the bundler's own words where a source does not compile.
 */
export async function bundle(configuration: Configuration): Promise<Groups> {
  const stats = await run(configuration);
  await compressFolder(configuration.output?.path ?? '');
  const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true });
  return Object.fromEntries(Object.entries(namedChunkGroups).map(([name, { assets = [] }]) => [name, assets.map((asset) => asset.name)]));
}

async function run(configuration: Configuration): Promise<Stats> {
  const compiler = rspack(configuration);
  const stats = await promisify<Stats | undefined>(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString({ preset: 'errors-only' }) ?? `${configuration.name} was not built`);
  return stats;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const compressible = /\.(js|css|svg)$/;

async function compressFolder(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => compressible.test(name));
  await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      const bytes = await readFile(file);
      await writeFile(
        `${file}.br`,
        await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
      );
      await writeFile(`${file}.gz`, await zip(bytes, { level: 9 }));
    }),
  );
}
