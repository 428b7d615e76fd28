import { expect, type Locator } from '@playwright/test';

/** Where it is in the window, once it can be seen. */
export async function boxOf(locator: Locator): Promise<NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>> {
  await expect(locator).toBeVisible();
  const box = await locator.boundingBox();
  if (!box) throw new Error('it has no box');
  return box;
}
