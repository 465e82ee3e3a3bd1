import type { Browser, CDPSession, Page } from '@playwright/test';

/** Lighthouse's slow 4G: 150 ms round-trip time, 1.6 Mbit/s. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

const CPU_SLOWDOWN = 4;

/**
 * Opens an empty page with an empty cache, on a slow network and with a slowed-down CPU.
 *
 * @param viewport - of the window, in CSS pixels
 */
export async function openSlowPage(
  browser: Browser,
  viewport: { readonly width: number; readonly height: number },
): Promise<{ page: Page; session: CDPSession; close: () => Promise<void> }> {
  // The content security policy would block the conditions that Playwright evaluates while it waits.
  const context = await browser.newContext({ viewport, bypassCSP: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  // tsx keeps the names of functions with a helper, which the page doesn't have.
  await page.addInitScript('globalThis.__name = (named) => named;');
  return { page, session, close: () => context.close() };
}
