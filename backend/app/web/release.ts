import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type RemotesFile, remotesFile } from '@lauda/contracts/remotes-file';
import { z } from 'zod';
import { Failure } from '#platform/errors/failure.ts';
import type { Log } from '#platform/log/log.ts';

/** What a page is made of: the shell's template and the list of remotes. */
export type Release = { template: string; remotes: RemotesFile };

const template = z.string().includes('__NONCE__').includes('__REMOTES__').includes('</html>');

/**
 * Reads the release that lies in `folder`, anew when a build has put another in its place.
 * @returns what reads it: the last good one where the newest is wrong, which the log tells once. While there was none, it throws a Failure.
 */
export function releaseReader(folder: string, log: Log): () => Release {
  const files = [join(folder, 'shell', 'index.html'), join(folder, 'remotes.json')] as const;
  let good: Release | undefined;
  let tried = '';
  return () => {
    const found = files.map(markOf).join();
    if (found !== tried) {
      tried = found;
      try {
        good = readRelease(...files);
      } catch (error) {
        log.error({ err: error }, good ? 'the new pages are wrong, those before go on being served' : 'there are no pages to serve');
      }
    }
    if (!good) throw new Failure('servico-indisponivel', 'As páginas ainda não foram construídas: rode npm run build.');
    return good;
  };
}

function readRelease(page: string, list: string): Release {
  return { template: template.parse(readFileSync(page, 'utf8')), remotes: remotesFile.parse(JSON.parse(readFileSync(list, 'utf8'))) };
}

/** Differs for each file that was renamed into place, and for each write to one. */
function markOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.ino} ${stats.mtimeMs} ${stats.size}` : '';
}
