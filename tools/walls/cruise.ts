import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The folders that the walls stand in. */
export const walled = ['contracts', 'backend', 'hosts', 'remotes', 'packages', 'scripts', 'e2e', 'tools'];

/** An import that a rule of `.dependency-cruiser.cjs` forbids; paths are relative to the root. */
export type Violation = { rule: string; from: string; to: string };
export type Cruise = { violations: Violation[]; files: string[] };

/**
 * Reads every import of a tree and holds it against the rules.
 * @param tree the root of a tree that has its own `.dependency-cruiser.cjs`.
 * @throws when dependency-cruiser itself fails, with what it said.
 */
export function cruise(tree: string, project: string = tree): Cruise {
  const hook = join(project, 'tools/walls/typescript5.mjs');
  const cruiser = join(project, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const folders = walled.filter((folder) => existsSync(join(tree, folder)));
  const args = ['--import', hook, cruiser, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...folders];
  const ran = spawnSync(process.execPath, args, { cwd: tree, encoding: 'utf8', maxBuffer: 1 << 28, timeout: 120_000 });
  // Its exit code is the number of violations, so only an output that is no JSON tells of a failure.
  if (!ran.stdout?.startsWith('{')) throw new Error(`dependency-cruiser failed: ${ran.stderr || ran.error?.message}`);
  const { modules, summary } = JSON.parse(ran.stdout) as Answer;
  const violations = summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
  const files = modules.map(({ source }) => source).filter((source) => walled.includes(source.split('/')[0] ?? ''));
  return { violations, files };
}

type Answer = {
  modules: { source: string }[];
  summary: { violations: { rule: { name: string }; from: string; to: string }[] };
};
