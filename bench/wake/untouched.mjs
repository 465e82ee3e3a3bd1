import { SLOW_4G, SLOWDOWN } from './taps.mjs';
import { CATEGORIES, tasksAfterPaint } from './tasks.mjs';

/** What of a task is beyond this keeps a reader waiting, as the platform counts it. */
const LONG_MS = 50;

/** How long a page has to come to rest. */
const REST_MS = 3000;

/** Runs in the page: waits until it answers. */
const awake = async () => {
  while (document.documentElement.dataset.hasHydrated !== 'true') {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

/**
 * Loads a page that nobody touches.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @returns {Promise<Record<string, number>>} of the tasks after its first paint, in milliseconds
 */
export async function untouched(browser, address) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.goto(address);
  // Asked by the protocol: to the browser, a question of Playwright's own is something that a reader does.
  await session.send('Runtime.evaluate', { expression: `(${awake})()`, awaitPromise: true });
  await page.waitForTimeout(REST_MS);
  const tasks = tasksAfterPaint(await browser.stopTracing()).sort((a, b) => b - a);
  await context.close();
  return {
    'longest task': tasks[0] ?? 0,
    'third longest': tasks[2] ?? 0,
    'tasks over 50': tasks.filter((task) => task > LONG_MS).length,
    'blocking, sum': tasks.reduce((sum, task) => sum + Math.max(0, task - LONG_MS), 0),
  };
}
