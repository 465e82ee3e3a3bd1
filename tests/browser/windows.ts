import { type Browser, type BrowserContext, test as base, type Page } from '@playwright/test';

/** Options for the window of a test. */
export interface WindowOptions {
  /**
   * `shared`: reused by one test after another, because opening and closing a window takes longer than most tests.
   * Storage, settings, and listeners of earlier tests are reset, but the HTTP cache stays.
   * `own`: for tests that prepare the window itself, or need one that has never been on the site.
   */
  readonly window: 'shared' | 'own';
  /** Whether the reader saves data, so that nothing is prefetched. */
  readonly savesData: boolean;
}

/** The shared windows of a worker, by the options that can't be changed once they're open. */
type SharedWindows = Map<string, Page>;

/** Page of a shared window before each test, which can use it to fill the site's storage. */
const EMPTY_PAGE = 'empty-page';

/** Has an empty icon, because the browser would otherwise request one. */
const EMPTY_HTML = '<!doctype html><link rel="icon" href="data:,">';

/** The events that tests listen to. */
const LISTENED_TO = ['console', 'pageerror', 'request', 'requestfailed', 'response'] as const;

/** The default media settings. */
const NO_MEDIA = {
  media: null,
  colorScheme: null,
  reducedMotion: null,
  forcedColors: null,
} as const;

/** Runs in each document before its own scripts. */
function saveData() {
  const { connection } = navigator as unknown as { readonly connection: object };
  Object.defineProperty(connection, 'saveData', { value: true });
}

async function openWindow(browser: Browser, savesData: boolean): Promise<Page> {
  const context = await browser.newContext();
  if (savesData) {
    await context.addInitScript(saveData);
  }
  return context.newPage();
}

/** Forbids settings that would persist into later tests. */
function forbidWhatStays(page: Page): void {
  const refuse = () => {
    throw new Error("This stays with the window; say test.use({ window: 'own' })");
  };
  page.addInitScript = refuse;
  page.context().addInitScript = refuse;
  page.clock.install = refuse;
}

/** Navigates to an empty page of the site. */
async function goToEmptyPage(page: Page): Promise<void> {
  await page.route(`**/${EMPTY_PAGE}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: EMPTY_HTML }),
  );
  await page.goto(EMPTY_PAGE);
  await page.unrouteAll();
}

/** Resets a shared window to the state of a new one, on an empty page of the site. */
async function forget(page: Page): Promise<void> {
  const context = page.context();
  for (const other of context.pages()) {
    if (other !== page) {
      await other.close();
    }
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  for (const event of LISTENED_TO) {
    await page.removeAllListeners(event);
  }
  await context.setOffline(false);
  await goToEmptyPage(page);
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  });
  await page.emulateMedia(NO_MEDIA);
  await context.clearPermissions();
}

/** A test with a window. By default, its reader saves data. */
export const test = base.extend<
  WindowOptions & { context: BrowserContext; page: Page },
  { sharedWindows: SharedWindows }
>({
  window: ['shared', { option: true }],
  savesData: [true, { option: true }],
  sharedWindows: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads off the pattern what a fixture needs
    async ({}, use) => {
      const windows: SharedWindows = new Map();
      await use(windows);
      for (const page of windows.values()) {
        await page.context().close();
      }
    },
    { scope: 'worker' },
  ],
  page: async (
    { browser, sharedWindows, window, savesData, baseURL, javaScriptEnabled, viewport },
    use,
  ) => {
    if (window === 'own') {
      const page = await openWindow(browser, savesData);
      await use(page);
      await page.context().close();
      return;
    }
    const kind = JSON.stringify({ baseURL, javaScriptEnabled, savesData });
    const page = sharedWindows.get(kind) ?? (await openWindow(browser, savesData));
    if (!sharedWindows.has(kind)) {
      sharedWindows.set(kind, page);
      forbidWhatStays(page);
      await goToEmptyPage(page);
    }
    if (viewport !== null) {
      await page.setViewportSize(viewport);
    }
    await use(page);
    await forget(page);
  },
  context: ({ page }, use) => use(page.context()),
});
