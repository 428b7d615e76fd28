import type { Browser, BrowserContext } from '@playwright/test';
import { phone, slowPage } from './slow-phone.ts';
import type { Visits } from './verdict.ts';

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The skeleton has cards too, but nothing in them to press. */
const card = '.essay-card h3 :is(a, button)';
const patienceMs = 60_000;

/** Opens the list with nothing kept, and once more in a new page with what the first visit left in the cache. */
export async function visitList(browser: Browser, url: string, storageState: StorageState): Promise<Visits> {
  const context = await browser.newContext({ ...phone, storageState, baseURL: url });
  try {
    return { first: await firstCard(context), next: await firstCard(context) };
  } finally {
    await context.close();
  }
}

async function firstCard(context: BrowserContext): Promise<number> {
  const { page } = await slowPage(context);
  await page.addInitScript(watchFor, card);
  await page.goto('/essays', { waitUntil: 'commit', timeout: patienceMs });
  const seen = await page.waitForFunction(() => (globalThis as unknown as Watched).cardAt, undefined, {
    polling: 200,
    timeout: patienceMs,
  });
  const at = await seen.jsonValue();
  // What the page still fetches is kept for the next visit too.
  await page.waitForLoadState('networkidle');
  await page.close();
  return at ?? Infinity;
}

type Watched = { cardAt?: number };

/** Runs in the page: notes when the frame after the one that showed it begins. */
function watchFor(selector: string): void {
  const look = () => {
    const found = document.querySelector(selector);
    if (!found?.textContent || !found.checkVisibility()) return requestAnimationFrame(look);
    return requestAnimationFrame(() => Object.assign(globalThis, { cardAt: performance.now() }));
  };
  look();
}
