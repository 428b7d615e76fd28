import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';

/** What a page must never do; a journey may allow one kind of it, where it is what it is about. */
type Watch = { complaints: string[]; allow: (pattern: RegExp) => void };

/** The one failure that every visit by a stranger has. */
const strangers = /^401 GET \/api\/auth\/user$/;
/** On a busy machine what the server announced is wanted later than the browser expects; a session that ended wants none of it. */
const early = /^console: The resource .* was preloaded using link preload but not used within a few seconds/;

/** A page at the product's address; after the journey it is held against the policy, the console and the network. */
export const test = base.extend<{ watch: Watch }>({
  baseURL: async ({}, use) => {
    await use(process.env.LAUDA_URL);
  },
  watch: [
    async ({ page, context }, use) => {
      const allowed = [strangers, early];
      const complaints: string[] = [];
      await listen(page, complaints);
      await use({ complaints, allow: (pattern) => void allowed.push(pattern) });
      // A call still under way when the journey ends is nobody's failure.
      await Promise.all(context.pages().map((open) => open.unrouteAll({ behavior: 'ignoreErrors' })));
      expect(complaints.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

async function listen(page: Page, complaints: string[]): Promise<void> {
  await page.exposeBinding('reportViolation', (_source, violation: string) => complaints.push(`policy: ${violation}`));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
      const report = (globalThis as unknown as { reportViolation: (violation: string) => void }).reportViolation;
      report(`${violatedDirective} ${blockedURI} at ${sourceFile}:${lineNumber}`);
    });
  });
  page.on('pageerror', (error) => complaints.push(`error: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    // A failed answer is told below, with its method.
    const isAnswer = message.text().startsWith('Failed to load resource');
    if (['error', 'warning'].includes(message.type()) && !isAnswer) complaints.push(`console: ${message.text()}`);
  });
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.request().method()} ${pathname}`);
  });
  page.on('requestfailed', (request) => {
    // Leaving a page ends what it was still asking for.
    const why = request.failure()?.errorText;
    if (why !== 'net::ERR_ABORTED') complaints.push(`${why} ${request.method()} ${request.url()}`);
  });
}

/**
 * Journeys share the three people of the demonstration, and a rule keeps those that run side by side apart: `premium` is only read;
 * what belongs to `admin` is changed by `write-correct-read` alone, one test after the other; what belongs to `trial`, by `free-plan`.
 * Whatever else changes something does it as somebody new (people.ts).
 */
export type DemoPerson = 'admin' | 'premium' | 'trial';
export const demoPassword = 'demo-redacao';
export const emailOf = (person: DemoPerson): string => `${person}@demo.local`;

/** Signs in past the page, for journeys that are about something else. */
export async function signInAs(context: BrowserContext, person: DemoPerson): Promise<void> {
  const answer = await context.request.post('/api/auth/signin', { data: { email: emailOf(person), password: demoPassword } });
  expect(answer.ok(), `sign-in of ${person}: ${answer.status()}`).toBe(true);
}

/** Signs in as a person does. */
export async function signInOnPage(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Começar a estudar' }).click();
}
