import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Count, endWithSignals, root, step } from './steps.ts';

type Check = { name: string; run: () => Promise<{ ok: boolean; output: string }> };

const tools = 'node_modules';
const generated = ['contracts/openapi.json', 'packages/api-client/src/gen/*', '.env.example', 'ARCHITECTURE.md', 'docs/spec-coverage.md'];

/** What holds for the tree as it stands, without running the product. */
const checks: Check[] = [
  { name: 'types', run: () => step([`${tools}/typescript/bin/tsc`, '--noEmit', '-p', 'tsconfig.json'], { limitSeconds: 90 }) },
  { name: 'lint', run: () => step([`${tools}/oxlint/bin/oxlint`, '--quiet'], { limitSeconds: 60 }) },
  {
    name: 'format',
    run: () =>
      step(
        [`${tools}/prettier/bin/prettier.cjs`, '--check', '.', '--cache', '--cache-location', '.cache/prettier', '--log-level', 'warn'],
        { limitSeconds: 60 },
      ),
  },
  { name: 'unused', run: () => step([`${tools}/knip/bin/knip.js`, '--no-progress'], { limitSeconds: 60 }) },
  { name: 'walls', run: checkWalls },
  { name: 'spec', run: checkSpec },
  { name: 'gen', run: checkGenerated },
];

/** Runs them all, one line each, and shows what the failed ones said. */
export async function runChecks(): Promise<Count> {
  const count = { passed: 0, failed: 0 };
  for (const { name, run } of checks) {
    const started = performance.now();
    const { ok, output } = await run().catch((error: unknown) => ({ ok: false, output: String(error) }));
    console.log(`${ok ? 'ok  ' : 'FAIL'} ${name.padEnd(6)} ${((performance.now() - started) / 1000).toFixed(1)} s`);
    if (!ok) console.log(output.trim());
    count[ok ? 'passed' : 'failed']++;
  }
  return count;
}

async function checkWalls() {
  const { cruise } = await import('walls/cruise.ts');
  const { violations, files } = cruise(root);
  const output = violations.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`).join('\n');
  return { ok: violations.length === 0 && files.length > 0, output };
}

/** What is built has a test that names it, and no title names what the specification does not ask. */
async function checkSpec() {
  const { coverageFlaws, readCoverage } = await import('./gen/spec-coverage.ts');
  const flaws = coverageFlaws(await readCoverage(root));
  return { ok: flaws.length === 0, output: flaws.join('\n') };
}

/** The generator must leave what is there: a changed contract without `npm run gen` is found here. */
async function checkGenerated() {
  const before = readGenerated();
  const ran = await step(['scripts/gen.ts'], { limitSeconds: 90 });
  if (!ran.ok) return ran;
  const after = readGenerated();
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter((path) => before.get(path) !== after.get(path));
  return { ok: changed.length === 0, output: `made anew by npm run gen, commit them: ${changed.join(', ')}` };
}

function readGenerated(): Map<string, string> {
  return new Map(globSync(generated, { cwd: root }).map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

if (import.meta.main) {
  endWithSignals();
  const { failed } = await runChecks();
  process.exitCode = failed ? 1 : 0;
}
