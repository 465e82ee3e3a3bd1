import type { Browser } from '@playwright/test';
import type { TraceEvent } from '../traceEvent.ts';
import { openSlowPage } from './slowPage.ts';

/** The trace categories with the tasks of threads and the paints of pages. */
const CATEGORIES = ['toplevel', 'loading', 'devtools.timeline'];

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
 * @returns CPU milliseconds of the longest task of its main thread after the first paint
 */
export async function longestTask(browser: Browser, address: string): Promise<number> {
  const { page, session, close } = await openSlowPage(browser, { width: 1280, height: 844 });
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.goto(address);
  // Over the DevTools protocol, because Playwright's own calls count as user activity.
  await session.send('Runtime.evaluate', { expression: `(${awake})()`, awaitPromise: true });
  await page.waitForTimeout(REST_MS);
  const trace = await browser.stopTracing();
  await close();
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString());
  const paint = traceEvents.filter(({ name }) => name === 'firstContentfulPaint').at(-1);
  return traceEvents
    .filter(
      ({ name, pid, tid, ts }) =>
        name === 'ThreadControllerImpl::RunTask' &&
        pid === paint?.pid &&
        tid === paint.tid &&
        ts > paint.ts,
    )
    .reduce((most, { tdur = 0 }) => Math.max(most, tdur / 1000), 0);
}
