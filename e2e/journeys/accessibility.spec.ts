import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../journey.ts';
import { openScene, type Scene, scenes } from '../scenes/index.ts';

/** WCAG 2.2 at level AA, as axe names what belongs to it. */
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** A page may jump by no more than this while it loads. */
const layoutShiftMax = 0.02;

const views = {
  desktop: { viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  phone: { viewport: { width: 360, height: 740 }, colorScheme: 'dark' },
} as const;

for (const [view, use] of Object.entries(views)) {
  test.describe(view, () => {
    test.use({ ...use, contextOptions: { reducedMotion: 'reduce' } });
    for (const scene of scenes.filter(({ only }) => !only || only === view)) check(scene);
  });
}

function check(scene: Scene): void {
  test(`${scene.name} has nothing that WCAG 2.2 AA refuses, and does not jump`, async ({ page, context, watch }) => {
    // Some scenes are about answers that fail.
    if (scene.answers) watch.allow(/^(\d{3}|console)/);
    await page.addInitScript(countShifts);
    await openScene(page, context, scene);
    const { violations } = await new AxeBuilder({ page }).withTags(wcag).analyze();
    expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`))).toEqual([]);
    expect(await page.evaluate(() => (globalThis as unknown as { shifts: number }).shifts)).toBeLessThan(layoutShiftMax);
  });
}

function countShifts(): void {
  const counted = globalThis as unknown as { shifts: number };
  counted.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
      if (!entry.hadRecentInput) counted.shifts += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}
