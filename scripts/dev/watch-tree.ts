import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';

/** Editors write a file in several steps, and a checkout many files. */
const settleMs = 80;
const ignored = /(^|\/)node_modules$|\.test\.tsx?$|\.md$|\/openapi\.json$|~$|\.sw\w$/;

/**
 * Watches folders of the tree. Each folder is watched for itself: a watch for a whole tree loses a file that an editor replaced.
 * @param heard is given what changed, as paths from `root`; what changes during its work is given after it.
 * @returns what ends the watch.
 */
export function watchTree(root: string, folders: string[], heard: (paths: string[]) => Promise<void>): () => Promise<void> {
  const watchers = new Map<string, FSWatcher>();
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let work = Promise.resolve();

  function follow(folder: string): void {
    if (watchers.has(folder)) return;
    const watcher = watch(join(root, folder), (_event, name) => note(`${folder}/${name}`));
    watchers.set(
      folder,
      watcher.on('error', () => forget(folder)),
    );
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true }))
      if (entry.isDirectory() && !ignored.test(entry.name)) follow(`${folder}/${entry.name}`);
  }

  function note(path: string): void {
    if (ignored.test(path)) return;
    if (statSync(join(root, path), { throwIfNoEntry: false })?.isDirectory()) return follow(path);
    forget(path);
    changed.add(path);
    clearTimeout(timer);
    timer = setTimeout(() => (work = work.then(tell).catch(console.error)), settleMs);
  }

  function forget(folder: string): void {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  }

  async function tell(): Promise<void> {
    const paths = [...changed];
    changed.clear();
    if (paths.length) await heard(paths);
  }

  for (const folder of folders) follow(folder);
  return async () => {
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
    await work;
  };
}
