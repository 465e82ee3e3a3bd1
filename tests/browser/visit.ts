import type { Page, Response } from '@playwright/test';
import { test as base } from './page.ts';

/** Runs in each document before its own scripts: adds up layout shifts in `shifts`. */
function watchShifts() {
  const shifts: number[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      shifts.push((entry as PerformanceEntry & { value: number }).value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Returns the page's cumulative layout shift, from the browser's `layout-shift` entries. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { shifts } = window as unknown as { shifts: readonly number[] };
    return shifts.reduce((sum, value) => sum + value, 0);
  });

/** A reader's window. */
interface Screen {
  /** Viewport width in CSS pixels. */
  readonly width: number;
  /** The color mode chosen on an earlier visit, if any. */
  readonly theme?: string;
}

/** Opens a path as on a first visit, apart from the chosen color mode. */
export type Visit = (path: string, screen: Screen) => Promise<Response | null>;

/** A test that visits pages with an empty browser cache. */
export const test = base.extend<{ visit: Visit }>({
  visit: async ({ page, context }, use) => {
    const protocol = await context.newCDPSession(page);
    await protocol.send('Network.enable');
    await protocol.send('Page.enable');
    await protocol.send('Page.addScriptToEvaluateOnNewDocument', {
      source: `(${watchShifts})()`,
    });
    await use(async (path, { width, theme }) => {
      await page.setViewportSize({ width, height: 844 });
      if (theme !== undefined) {
        await page.evaluate((mode) => localStorage.setItem('theme', mode), theme);
      }
      // Clears the disk cache and the memory cache.
      await protocol.send('Network.clearBrowserCache');
      return page.goto(path);
    });
    // Detaching also removes its scripts.
    await protocol.detach();
  },
});
