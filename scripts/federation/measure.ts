import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import type { RequestHandler } from 'express';
import { summaryOf, corrected, draft } from '../../contracts/examples/essays.ts';
import { trialUser } from '../../contracts/examples/users.ts';
import { findBrowser } from '../../e2e/browser.ts';
import { readBuild } from './freshness.ts';
import { serveBuild } from './serve-build.ts';

/** JavaScript that a page really loaded. */
export type Loaded = { bytes: number; files: number };
/** A page to measure: what it shows when it is there. */
export type Page = { path: string; signedIn: boolean; heading: string };

/** Opens each page of a build in a real browser, with an empty cache, and adds up the Brotli bytes of its scripts. */
export async function measurePages(folder: string, pages: Page[]): Promise<Loaded[]> {
  const browser = await chromium.launch(await findBrowser());
  try {
    const results: Loaded[] = [];
    for (const page of pages) results.push(await measurePage(browser, folder, page));
    return results;
  } finally {
    await browser.close();
  }
}

async function measurePage(browser: Browser, folder: string, { path, signedIn, heading }: Page): Promise<Loaded> {
  const { url, stop } = await serveBuild(folder, stubApi(signedIn));
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const scripts = new Set<string>();
    page.on('request', (request) => request.resourceType() === 'script' && scripts.add(new URL(request.url()).pathname));
    await page.goto(url + path);
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
    // What is fetched after first paint counts too.
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(lateMs);
    const files = [...scripts].map((script) => join(folder, `${script.slice('/assets/'.length)}.br`));
    return { bytes: await bytesOf(files), files: files.length };
  } finally {
    await context.close();
    stop();
  }
}

/** Toasts wait for an idle moment, at most two seconds. */
const lateMs = 2500;

/** The scripts of programs, as they were built last, in which a text occurs. */
export async function scriptsWith(folders: string[], text: string): Promise<string[]> {
  const scripts = folders.flatMap((folder) =>
    (readBuild(folder)?.files ?? []).filter((name) => name.endsWith('.js')).map((name) => join(folder, name)),
  );
  const sources = await Promise.all(scripts.map(async (script) => ({ script, source: await readFile(script, 'utf8') })));
  return sources.filter(({ source }) => source.includes(text)).map(({ script }) => script);
}

/** The Brotli bytes of all scripts in a folder. */
export async function measureFolder(folder: string): Promise<Loaded> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.js.br')).map((name) => join(folder, name));
  return { bytes: await bytesOf(files), files: files.length };
}

async function bytesOf(files: string[]): Promise<number> {
  const missing = files.find((file) => !existsSync(file));
  if (missing) throw new Error(`${missing} was asked for and is not in the build`);
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

function stubApi(signedIn: boolean): RequestHandler {
  return ({ path }, response) => {
    if (path === '/auth/status') return response.json({ availableAuthMethods: { google: false, email: false } });
    if (!signedIn) return response.status(401).json({ message: 'Entre para continuar', code: 'nao-autenticado' });
    if (path === '/auth/user') return response.json(trialUser);
    if (path === '/essays') return response.set('X-Total-Count', '2').json([summaryOf(corrected), summaryOf(draft)]);
    return response.sendStatus(404);
  };
}
