import type { Browser, BrowserContext } from '@playwright/test';
import { phone, slowPage } from './slow-phone.ts';
import { interactionToNextPaint } from './verdict.ts';

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** What is typed at the end of the essay; two words of it are taken back. */
const words = 'Portanto, cabe ao poder público abrir as bibliotecas aos sábados.';
const deletions = 12;
/** A quick typist. */
const betweenKeysMs = 120;

/**
 * Types into a long essay, with real presses of keys.
 * @returns the interaction to next paint, in milliseconds.
 */
export async function typeInto(browser: Browser, address: string, storageState: StorageState): Promise<number> {
  const context = await browser.newContext({ ...phone, storageState });
  try {
    const { page } = await slowPage(context);
    await page.addInitScript(noteInteractions);
    await page.goto(address);
    const sheet = page.getByRole('textbox').last();
    await sheet.click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(words, { delay: betweenKeysMs });
    for (let times = 0; times < deletions; times += 1) await page.keyboard.press('Backspace', { delay: betweenKeysMs });
    await page.waitForTimeout(500);
    const durations = await page.evaluate(() => [...(globalThis as unknown as Noted).interactions.values()]);
    return interactionToNextPaint(durations);
  } finally {
    await context.close();
  }
}

type Noted = { interactions: Map<number, number> };

/** Runs in the page: the longest event of each interaction, from the press to the frame that answers it. */
function noteInteractions(): void {
  const interactions = new Map<number, number>();
  Object.assign(globalThis, { interactions });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
