import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { walled } from 'walls/cruise.ts';

/** A file that breaks one rule: the first of its pieces is the guilty one, the others are what it reaches for. */
export type Breaker = { rule: string; pieces: { path: string; code: string }[] };

/** The breakers beside this file; `// as <path>` in them says where a piece stands. */
export function readBreakers(): Breaker[] {
  const folder = join(import.meta.dirname, 'breakers');
  return globSync('*.ts', { cwd: folder }).map((name) => ({
    rule: name.slice(0, -'.ts'.length),
    pieces: readFileSync(join(folder, name), 'utf8')
      .split(/^\/\/ as /m)
      .slice(1)
      .map(piece),
  }));
}

/** A tree with the project's workspaces and rules but none of its code: only the breakers. @returns its root. */
export function plant(project: string, breakers: Breaker[]): string {
  const tree = mkdtempSync(join(tmpdir(), 'lauda-walls-'));
  const copied = ['package.json', 'tsconfig.json', '.dependency-cruiser.cjs', 'backend/modules/boundaries.json'];
  const workspaces = globSync(
    walled.flatMap((folder) => [`${folder}/package.json`, `${folder}/*/package.json`]),
    { cwd: project },
  );
  for (const path of [...copied, ...workspaces]) cpSync(join(project, path), join(tree, path));
  for (const path of workspaces) link(tree, path);
  for (const { path, code } of breakers.flatMap(({ pieces }) => pieces)) write(join(tree, path), code);
  return tree;
}

function piece(text: string): { path: string; code: string } {
  const [path = '', ...lines] = text.split('\n');
  return { path, code: lines.join('\n') };
}

/** npm's own link from node_modules to a workspace. */
function link(tree: string, manifest: string): void {
  const { name } = JSON.parse(readFileSync(join(tree, manifest), 'utf8')) as { name: string };
  const target = join(tree, 'node_modules', name);
  mkdirSync(dirname(target), { recursive: true });
  symlinkSync(join(tree, dirname(manifest)), target);
}

function write(path: string, code: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, code);
}
