import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPostmaster } from '../../backend/platform/db/embedded/postmaster.ts';
import { findBrowser } from '../../e2e/browser.ts';
import { root } from '../steps.ts';
import { copyTree } from './copy-tree.ts';

let tree: string;
let dev: ChildProcess;
let url: string;
let browser: Browser;
let context: BrowserContext;
let page: Page;
const running: ChildProcess[] = [];
jest.setTimeout(40_000);

// A page that holds a state of its own, so that one sees whether it is kept.
const counter = (word: string) => `import { useState } from 'react';
  export function ComingPage(_: { title: string }) {
    const [count, setCount] = useState(0);
    return <button onClick={() => setCount(count + 1)}>{\`${word} \${count}\`}</button>;
  }`;
const comingPage = 'remotes/student/src/features/coming/coming-page.tsx';

beforeAll(async () => {
  tree = await mkdtemp(join(tmpdir(), 'lauda-dev-'));
  await copyTree(root, tree);
  await put(comingPage, counter('um'));
  const [started, launched] = await Promise.all([start(), chromium.launch(await findBrowser())]);
  [{ child: dev, url }, browser] = [started, launched];
  context = await browser.newContext();
  page = await context.newPage();
}, 60_000);

afterAll(async () => {
  await browser?.close();
  for (const child of running) child.kill('SIGKILL');
  await until(async () => !(await findPostmaster(join(tree, '.data/postgres/data'))));
  await rm(tree, { recursive: true, force: true });
}, 20_000);

test('a component of a remote shows as edited, without a reload and with its state; so does one of the shell', async () => {
  await context.request.post(`${url}/api/auth/signin`, { data: { email: 'trial@demo.local', password: 'demo-redacao' } });
  await page.goto(`${url}/courses`);
  await page.getByRole('button', { name: 'um 0' }).click();
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await put(comingPage, counter('dois'));
  await page.getByRole('button', { name: 'dois 1' }).waitFor();
  await edit('hosts/shell/src/frame/navigation.tsx', (source) => source.replace('<nav ', '<nav data-edited="" '));
  await page.locator('nav[data-edited]').waitFor();
  await put(comingPage, counter('três'));
  await page.getByRole('button', { name: 'três 1' }).click();
  await page.getByRole('button', { name: 'três 2' }).waitFor();
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
});

test('the backend starts anew with an edit, and outlives one that does not compile; calls wait for it', async () => {
  const health = 'backend/app/health.ts';
  const answers = async (text: string) => (await (await context.request.get(`${url}/healthz`)).text()).includes(text);
  await edit(health, (source) => source.replace("'up'", "'edited'"));
  await until(() => answers('edited'));
  await edit(health, (source) => source.replace("'edited'", "'edited"));
  await until(() => answers('O backend não iniciou'));
  await edit(health, (source) => source.replace("'edited", "'mended'"));
  await until(() => answers('mended'));
  const user = await context.request.get(`${url}/api/auth/user`);
  expect(await user.json()).toMatchObject({ email: 'trial@demo.local' });
});

test('a contract reaches backend, document and pages', async () => {
  await edit('contracts/src/vocabulary.ts', (source) => source.replace("productName = 'Lauda'", "productName = 'Outra'"));
  await until(async () => (await (await context.request.get(`${url}/api/openapi.json`)).text()).includes('Outra'));
  await until(async () => (await page.getByText('Outra').count()) > 0);
});

test('a remote runs alone, signed in by itself, beside it', async () => {
  const alone = await start('student');
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(`${alone.url}/courses`);
  await stranger.getByRole('button', { name: 'três 0' }).waitFor();
  expect(await stranger.getByRole('navigation').count()).toBe(0);
  await ended(alone.child);
});

test('Ctrl-C ends all of it', async () => {
  expect(await ended(dev)).toBe(0);
  await expect(fetch(url)).rejects.toThrow();
  expect(await findPostmaster(join(tree, '.data/postgres/data'))).toBeUndefined();
});

async function start(...args: string[]): Promise<{ child: ChildProcess; url: string }> {
  const settings = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: './.data', DATABASE_URL: '', NODE_ENV: '', DEMO: '1', RATE_LIMITS: 'off' };
  const child = spawn(process.execPath, ['scripts/dev.cjs', ...args], { cwd: tree, env: { ...process.env, ...settings } });
  running.push(child);
  let said = '';
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        said += text;
        const address = /desenvolvimento em (http:\S+)/.exec(said)?.[1];
        if (address) resolve({ child, url: address });
      });
    child.once('exit', () => reject(new Error(said)));
  });
}

async function ended(child: ChildProcess): Promise<number | null> {
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  child.kill('SIGINT');
  return exit;
}

/** As other editors do: emptied and written. */
const put = (path: string, text: string) => writeFile(join(tree, path), text);

/** As many editors do: written aside and renamed. */
async function edit(path: string, change: (source: string) => string): Promise<void> {
  const [before, aside] = [await readFile(join(tree, path), 'utf8'), join(tree, `${path}~`)];
  const after = change(before);
  expect(after).not.toBe(before);
  await writeFile(aside, after);
  await rename(aside, join(tree, path));
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await holds().catch(() => false)) return;
    await sleep(100);
  }
  throw new Error(`in vain: ${holds}`);
}
