import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { watchTree } from './watch-tree.ts';

let root: string;
let told: string[][];
let stop: () => Promise<void>;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lauda-watch-'));
  mkdirSync(join(root, 'backend/app'), { recursive: true });
  mkdirSync(join(root, 'elsewhere'));
  put('backend/app/main.ts');
  told = [];
  stop = watchTree(root, ['backend'], async (paths) => void told.push(paths.toSorted()));
});
afterEach(async () => {
  await stop();
  rmSync(root, { recursive: true });
});

test('what changes together is told together, once', async () => {
  put('backend/app/main.ts');
  put('backend/app/other.ts');
  put('backend/app/main.ts');
  expect(await heard()).toEqual([['backend/app/main.ts', 'backend/app/other.ts']]);
});

test('a file that an editor replaces is told each time', async () => {
  for (const times of [1, 2, 3]) {
    put('backend/app/main.ts~');
    renameSync(join(root, 'backend/app/main.ts~'), join(root, 'backend/app/main.ts'));
    expect(await heard(times)).toHaveLength(times);
  }
  expect(told.flat()).toEqual(Array(3).fill('backend/app/main.ts'));
});

test('a new folder is watched, and one that goes is told and forgotten', async () => {
  mkdirSync(join(root, 'backend/new'));
  await sleep(100);
  put('backend/new/file.ts');
  expect(await heard()).toEqual([['backend/new/file.ts']]);
  rmSync(join(root, 'backend/new'), { recursive: true });
  expect((await heard(2))[1]).toContain('backend/new');
});

test('tests, notes and folders that were not asked for are not told', async () => {
  for (const path of ['backend/app/main.test.ts', 'backend/README.md', 'elsewhere/file.ts']) put(path);
  await sleep(300);
  expect(told).toEqual([]);
});

const put = (path: string) => writeFileSync(join(root, path), String(Math.random()));

async function heard(times = 1): Promise<string[][]> {
  for (let tries = 0; told.length < times && tries < 60; tries += 1) await sleep(50);
  return told;
}
