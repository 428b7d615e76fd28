import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { step } from './steps.ts';

/** One that is ended but not yet buried by its new parent counts as gone. */
const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0) && !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};

/** Whoever is killed lets go of its output a moment before it is gone. */
const isGone = async (pid: number): Promise<boolean> => {
  for (let tries = 0; isAlive(pid) && tries < 40; tries += 1) await sleep(50);
  return !isAlive(pid);
};

test('a step tells what it said and whether it went well', async () => {
  const good = await step(['-e', "console.log('done')"], { limitSeconds: 20 });
  expect([good.ok, good.output]).toEqual([true, 'done\n']);
  const bad = await step(['-e', "console.error('no'); process.exit(3)"], { limitSeconds: 20 });
  expect([bad.ok, bad.output]).toEqual([false, 'no\n']);
});

test('past its limit it ends, with all that it started', async () => {
  const started =
    "const { spawn } = require('node:child_process'); console.log(spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' }).pid); setInterval(() => {}, 1000)";
  const { ok, output, seconds } = await step(['-e', started], { limitSeconds: 2 });
  const grandchild = Number(output.split('\n')[0]);
  expect(ok).toBe(false);
  expect(output).toContain('its limit');
  expect(seconds).toBeLessThan(15);
  expect(grandchild).toBeGreaterThan(1);
  expect(await isGone(grandchild)).toBe(true);
});

test('what a step leaves behind ends with it', async () => {
  const left =
    "const child = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' }); console.log(child.pid); child.unref(); process.exit(0)";
  const { ok, output } = await step(['-e', left], { limitSeconds: 20 });
  expect([ok, await isGone(Number(output))]).toEqual([true, true]);
});
