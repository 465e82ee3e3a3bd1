import type { CDPSession, Page, Response } from '@playwright/test';
import { test as base } from './page.ts';
import { addressOf, SITE } from './sites.ts';

/** The window of a worker, and the browser's protocol for it. */
interface Window {
  readonly page: Page;
  readonly protocol: CDPSession;
}

/**
 * Runs in each document before its own scripts: adds up what moves under the reader, in `shifts`. The reader saves
 * data, so that no page is measured while it asks ahead for others.
 */
function prepareDocument() {
  const { connection } = navigator as unknown as { readonly connection: object };
  Object.defineProperty(connection, 'saveData', { value: true });
  sessionStorage.clear();
  localStorage.clear();
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

/**
 * A test whose page is in the window that all such tests of a worker share: to open and close one takes longer
 * than most pages. What former visits left is forgotten before each.
 */
export const test = base.extend<{ visit: Visit }, { window: Window }>({
  window: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: addressOf(SITE) });
      await context.addInitScript(prepareDocument);
      const page = await context.newPage();
      const protocol = await context.newCDPSession(page);
      await protocol.send('Network.enable');
      await protocol.send('Page.enable');
      await use({ page, protocol });
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: ({ window }, use) => use(window.page.context()),
  page: ({ window }, use) => use(window.page),
  visit: async ({ window: { page, protocol } }, use) => {
    const added: string[] = [];
    await use(async (path, { width, theme }) => {
      await page.setViewportSize({ width, height: 844 });
      if (theme !== undefined) {
        const { identifier } = await protocol.send('Page.addScriptToEvaluateOnNewDocument', {
          source: `localStorage.setItem('theme', '${theme}')`,
        });
        added.push(identifier);
      }
      // From the disk and from memory.
      await protocol.send('Network.clearBrowserCache');
      return page.goto(path);
    });
    for (const identifier of added) {
      await protocol.send('Page.removeScriptToEvaluateOnNewDocument', { identifier });
    }
  },
});
