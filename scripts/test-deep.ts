import { spawnSync } from 'node:child_process';
import { endWithSignals, step } from './steps.ts';

/** What these tests need beside Node, and the Debian package that has it. */
const needed = { pgbouncer: 'pgbouncer' };
const limitSeconds = 600;

const missing = Object.entries(needed).filter(([program]) => spawnSync(program, ['--version'], { stdio: 'ignore' }).error);
for (const [program, debian] of missing) console.error(`Falta o programa ${program} (no Debian: apt-get install ${debian}).`);
if (missing.length) process.exit(2);

endWithSignals();
const jest = ['node_modules/jest/bin/jest.js', '--config', 'jest.config.mjs', '--selectProjects', 'deep', '--ci'];
const { ok } = await step(jest, { limitSeconds, shown: true });
process.exitCode = ok ? 0 : 1;
