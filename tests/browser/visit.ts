import type { Page, Response } from '@playwright/test';
import { test as base } from './page.ts';

/** Runs in each document before its own scripts: adds up what moves under the reader, in `shifts`. */
function watchShifts() {
  const shifts: number[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      shifts.push((entry as PerformanceEntry & { value: number }).value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** What the page has moved under the reader, as the browser's own layout-shift entries say. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { shifts } = window as unknown as { shifts: readonly number[] };
    return shifts.reduce((sum, value) => sum + value, 0);
  });

/** A window as a reader has it. */
interface Screen {
  /** In CSS pixels. */
  readonly width: number;
  /** The color mode that was chosen before; none was where it is left out. */
  readonly theme?: string;
}

/** Opens an address like a reader who comes for the first time, but for the choice of a color mode. */
export type Visit = (path: string, screen: Screen) => Promise<Response | null>;

/** A test that visits pages with nothing of the site in the browser's cache. */
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
      // From the disk and from memory.
      await protocol.send('Network.clearBrowserCache');
      return page.goto(path);
    });
    // With it go its scripts.
    await protocol.detach();
  },
});
