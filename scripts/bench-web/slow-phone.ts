import type { BrowserContext, CDPSession, Page } from '@playwright/test';

/** A poor phone on a poor line: 4 × slower, 1.6 Mbit/s, 150 ms for a round trip. */
const slowerTimes = 4;
const line = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** The size of a common phone. */
export const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true, locale: 'pt-BR' };

/** A page of a context, slowed down. */
export async function slowPage(context: BrowserContext): Promise<{ page: Page; session: CDPSession }> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerTimes });
  return { page, session };
}
