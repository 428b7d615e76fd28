import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChecks } from './check.ts';
import { type Count, endWithSignals, step } from './steps.ts';

/** Everything together, in seconds: what is left of it also limits each step. */
const limitSeconds = 590;
const reports = mkdtempSync(join(tmpdir(), 'lauda-test-'));
const started = performance.now();

endWithSignals();
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));
const counts: Count[] = [];
for (const run of [runChecks, runJest, build, runJourneys]) counts.push(await run());

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`\n${Math.round(elapsed())} s`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;

async function runJest(): Promise<Count> {
  const report = join(reports, 'jest.json');
  const args = [
    '--config',
    'jest.config.mjs',
    '--selectProjects',
    'node',
    'web',
    '--ci',
    '--maxWorkers=2',
    '--json',
    `--outputFile=${report}`,
  ];
  const { ok } = await shown('jest', ['node_modules/jest/bin/jest.js', ...args], 300);
  return counted(ok, () => {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = read(report) as Record<string, number>;
    return { passed: numPassedTests ?? 0, failed: (numFailedTests ?? 0) + (numRuntimeErrorTestSuites ?? 0) };
  });
}

async function build(): Promise<Count> {
  const { ok } = await shown('build', ['scripts/build.ts'], 120);
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}

async function runJourneys(): Promise<Count> {
  const report = join(reports, 'journeys.json');
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'];
  const { ok } = await shown('journeys', ['node_modules/@playwright/test/cli.js', ...args], 240, { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  return counted(ok, () => {
    const { stats, errors } = read(report) as { stats: { expected: number; unexpected: number; flaky: number }; errors: unknown[] };
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
  });
}

function shown(name: string, program: string[], seconds: number, env?: NodeJS.ProcessEnv) {
  console.log(`\n— ${name}`);
  return step(program, { limitSeconds: Math.max(5, Math.min(seconds, limitSeconds - elapsed())), env, shown: true });
}

/** A program that ended badly without a failure to show for it still counts as one. */
function counted(ok: boolean, readCount: () => Count): Count {
  try {
    const count = readCount();
    return ok || count.failed ? count : { ...count, failed: 1 };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function read(report: string): unknown {
  return JSON.parse(readFileSync(report, 'utf8'));
}

function elapsed(): number {
  return (performance.now() - started) / 1000;
}
