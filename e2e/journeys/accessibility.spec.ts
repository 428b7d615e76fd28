import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { openScene, type Scene, scenes } from '../scenes/index.ts';

/** WCAG 2.2 at level AA, as axe names what belongs to it. */
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** A page may jump by no more than this while it loads. */
const layoutShiftMax = 0.02;

const views = {
  phone: { viewport: { width: 360, height: 740 }, colorScheme: 'dark' },
  desktop: { viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
} as const;
type View = keyof typeof views;

// Opened on a phone, and looked at again on a wide screen: pages follow the window and the scheme.
for (const scene of scenes) {
  const [first, ...others] = (Object.keys(views) as View[]).filter((view) => !scene.only || scene.only === view);
  if (first) check(scene, first, others);
}

for (const scene of scenes.filter(({ name }) => ['essays', 'writing', 'results-summary', 'users'].includes(name))) {
  test(`on a wide screen ${scene.name} does not jump either`, async ({ page, context }) => {
    await page.setViewportSize(views.desktop.viewport);
    await page.addInitScript(countShifts);
    await openScene(page, context, scene);
    expect(await shiftsOf(page)).toBeLessThan(layoutShiftMax);
  });
}

function check(scene: Scene, first: View, others: View[]): void {
  test(`${scene.name} has nothing that WCAG 2.2 AA refuses, and does not jump`, async ({ page, context, watch }) => {
    // Some scenes are about answers that fail.
    if (scene.answers || scene.refuses) watch.allow(/^(\d{3}|console)/);
    await page.addInitScript(countShifts);
    await show(page, first);
    await openScene(page, context, scene);
    expect(await shiftsOf(page)).toBeLessThan(layoutShiftMax);
    await expectNothingRefused(page);
    for (const view of others) {
      await show(page, view);
      await expectNothingRefused(page);
    }
  });
}

async function show(page: Page, view: View): Promise<void> {
  await page.emulateMedia({ colorScheme: views[view].colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize(views[view].viewport);
}

/** What fades in or changes its colours is looked at again when it has come to rest. */
async function expectNothingRefused(page: Page): Promise<void> {
  await expect(async () => expect(await refusedOn(page)).toEqual([])).toPass({ timeout: 8_000 });
}

async function refusedOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(wcag).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`));
}

function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as unknown as { shifts: number }).shifts);
}

function countShifts(): void {
  const counted = globalThis as unknown as { shifts: number };
  counted.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
      if (!entry.hadRecentInput) counted.shifts += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}
