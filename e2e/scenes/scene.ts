import { type BrowserContext, expect, type Page } from '@playwright/test';
import { type DemoPerson, signInAs } from '../journey.ts';

/** A page or dialog as somebody sees it: photographed by `npm run shots`, and held against WCAG by the journey `accessibility`. */
export type Scene = {
  /** Kebab-case, unique: the name of its picture. */
  name: string;
  /** Who looks; nobody where absent. */
  as?: DemoPerson;
  path: string;
  /** What is done after the page has opened, until what is to be seen shows. It changes nothing on the server. */
  act?: (page: Page) => Promise<void>;
  /** What must show before anything else is done: the page's own heading where absent. */
  shows?: string;
  /** Answers put in the place of the server's, for states that the demonstration does not have. */
  answers?: Answer[];
  /** The server itself refuses something here. */
  refuses?: true;
  /** Height of its picture, where a dialog scrolls by itself and would be cut. */
  tall?: number;
  /** Where it exists: a drawer only on a phone. */
  only?: 'phone' | 'desktop';
};

/** `never` is an answer that does not come. */
export type Answer = { url: RegExp; status?: number; json?: unknown; headers?: Record<string, string>; never?: true };

/** Widths that `npm run shots` photographs, in CSS pixels. */
export const phoneWidthMax = 640;

/** Opens a scene on a page that belongs to it alone. */
export async function openScene(page: Page, context: BrowserContext, scene: Scene): Promise<void> {
  if (scene.as) await signInAs(context, scene.as);
  for (const answer of scene.answers ?? []) await put(page, answer);
  await page.goto(scene.path);
  const first = scene.shows ? page.getByText(scene.shows).first() : page.getByRole('heading').first();
  await expect(first).toBeVisible();
  await scene.act?.(page);
}

async function put(page: Page, { url, status = 200, json = [], headers = { 'X-Total-Count': '0' }, never }: Answer): Promise<void> {
  await page.route(url, (route) => (never ? undefined : route.fulfill({ status, json, headers })));
}
