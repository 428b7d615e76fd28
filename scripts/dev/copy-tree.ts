import { cp, mkdir, readdir, readlink, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** What the product runs of. */
const parts = ['backend', 'contracts', 'hosts', 'packages', 'remotes', 'scripts', 'rspack.config.ts', 'package.json', 'package-lock.json'];
/** Written anew by `npm run gen`. */
const generated = ['ARCHITECTURE.md', 'docs'];

/** Copies the checkout for a test that edits it; the packages are linked, those of the workspaces to their copies. */
export async function copyTree(from: string, to: string): Promise<void> {
  const filter = (path: string) => !['node_modules', 'dist'].includes(basename(path));
  for (const part of [...parts, ...generated]) await cp(join(from, part), join(to, part), { recursive: true, filter });
  await linkPackages(join(from, 'node_modules'), join(to, 'node_modules'));
}

async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    // A workspace is a relative link, and leads to the copy from there.
    if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    else if (entry.name.startsWith('@')) await linkPackages(source, target);
    else await symlink(source, target);
  }
}
