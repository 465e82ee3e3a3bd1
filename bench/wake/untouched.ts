import type { Browser } from '@playwright/test';
import { SLOW_4G, SLOWDOWN } from './taps.ts';
import { CATEGORIES, tasksAfterPaint } from './tasks.ts';

/** Time of a task beyond this is blocking time, as in web vitals. */
const LONG_MS = 50;

/** How long to wait until a page is idle. */
const REST_MS = 3000;

/** Runs in the page: waits until it's hydrated. */
const awake = async () => {
  while (document.documentElement.dataset.hasHydrated !== 'true') {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

/**
 * Loads a page without interacting with it.
 *
 * @returns figures of the tasks after its first paint, in milliseconds
 */
export async function untouched(
  browser: Browser,
  address: string,
): Promise<Record<string, number>> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.goto(address);
  // Over the DevTools protocol, because Playwright's own calls count as user activity.
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
