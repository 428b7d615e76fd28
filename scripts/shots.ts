import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../e2e/browser.ts';
import { openScene, phoneWidthMax, type Scene, scenes } from '../e2e/scenes/index.ts';
import startServer from '../e2e/server.ts';
import { buildWeb } from './build.ts';
import { endWithSignals, root } from './steps.ts';

/**
 * Photographs every page and dialog into `shots/`, at three widths, light and dark: `npm run shots`.
 * `npm run shots -- essays results` takes only the scenes whose names begin so; `shots/index.html` shows them side by side.
 */
const folder = join(root, 'shots');
const widths = [1440, 768, 360];
const schemes = ['light', 'dark'] as const;
const height = 900;
const settlingMs = 250;
const wanted = process.argv.slice(2);

type View = { width: number; scheme: (typeof schemes)[number] };

endWithSignals();
await buildWeb();
const stop = await startServer();
const { executablePath, args, env } = await findBrowser();
const browser = await chromium.launch({ executablePath, args, env });
const taken: string[] = [];
const failed: string[] = [];
try {
  if (!wanted.length) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const scene of scenes.filter(isWanted))
    await take(browser, scene).catch((error: Error) => failed.push(`${scene.name}: ${error.message}`));
  writeFileSync(join(folder, 'index.html'), contactSheet());
} finally {
  await browser.close();
  await stop();
}
console.log(`${taken.length} pictures in shots/`);
for (const failure of failed) console.error(failure);
process.exitCode = failed.length ? 1 : 0;

function isWanted({ name }: Scene): boolean {
  return !wanted.length || wanted.some((start) => name.startsWith(start));
}

/** The scene is opened once, and looked at in every view: pages follow the window and the system's scheme. */
async function take(from: Browser, scene: Scene): Promise<void> {
  const views = viewsOf(scene);
  const context = await from.newContext({
    baseURL: process.env.LAUDA_URL,
    viewport: { width: views[0]?.width ?? phoneWidthMax, height },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    await openScene(page, context, scene);
    for (const view of views) await photograph(page, scene, view);
  } finally {
    await context.close();
  }
}

function viewsOf({ only }: Scene): View[] {
  const fitting = widths.filter((width) => !only || width <= phoneWidthMax === (only === 'phone'));
  return fitting.flatMap((width) => schemes.map((scheme) => ({ width, scheme })));
}

async function photograph(page: Page, { name, tall = height }: Scene, { width, scheme }: View): Promise<void> {
  await page.setViewportSize({ width, height: tall });
  await page.emulateMedia({ colorScheme: scheme });
  await page.waitForTimeout(settlingMs);
  const picture = `${name}-${width}-${scheme}`;
  await page.screenshot({ path: join(folder, `${picture}.png`), fullPage: true });
  taken.push(picture);
}

function contactSheet(): string {
  const figures = taken.map((name) => `<figure><figcaption>${name}</figcaption><img loading="lazy" src="${name}.png"></figure>`);
  const style = 'body{display:flex;flex-wrap:wrap;gap:16px;font:13px sans-serif}figure{margin:0}img{max-width:420px;border:1px solid #999}';
  return `<!doctype html><meta charset="utf-8"><title>Lauda</title><style>${style}</style>${figures.join('\n')}\n`;
}
