import { defineConfig } from '@playwright/test';
import { findBrowser } from './browser.ts';

const { executablePath, args, env } = await findBrowser();

/** The journeys: one production build and one server for all, in a real browser. */
export default defineConfig({
  testDir: './journeys',
  globalSetup: './server.ts',
  outputDir: '../test-results',
  timeout: 60_000,
  globalTimeout: 220_000,
  expect: { timeout: 10_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Where a lost race holds up everybody, a journey has a second try; the report still names it as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  use: {
    launchOptions: { executablePath, args, env },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1280, height: 800 },
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
  },
});
