import { readFile } from 'node:fs/promises';
import type { Page, Request } from '@playwright/test';
import { hold } from '../hold.ts';
import { expect, test } from '../page.ts';

test.use({ window: 'own', savesData: false });

const DIRECTORY = '**/page-routes/**';

const isDirectory = (request: Request) => request.url().includes('/page-routes/');

/** Waits until a page is hydrated. */
async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Opens a page, and waits until what it fetches ahead has arrived. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  await page.waitForLoadState('networkidle');
}

/** Marks a page, to distinguish a full page load from client-side navigation. */
const mark = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.marked = 'true';
  });

const navbarItem = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

/** Navigates to a path on the client side, without a link. */
const goWithin = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);

test('the code of a page that comes after the code of the site is waited for', async ({ page }) => {
  const html = await (await page.request.get('/about')).text();
  const [, scripts = ''] = /data-scripts="?([^">]+)/.exec(html) ?? [];
  const last = scripts.split(' ').at(-1) ?? '';
  expect(last).toMatch(/\/[0-9a-f]{8}\.[0-9a-f]+\.js$/);
  const release = await hold(page, `**${last}`);
  await page.goto('/about');
  // The framework's code adds it.
  await page.waitForFunction(
    () => 'prefetch' in ((window as { docusaurus?: object }).docusaurus ?? {}),
  );
  release();
  await hydrated(page);
});

test('links and the history lead to documents the page knew nothing of, without a full load', async ({
  page,
}) => {
  await page.goto('/about');
  await hydrated(page);
  await mark(page);
  await navbarItem(page, 'Travel').click();
  await expect(page).toHaveURL('/travel-checklist');
  await expect(navbarItem(page, 'Travel')).toHaveAttribute('aria-current', 'page');
  const current = page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .locator('[aria-current=page]');
  await expect(current).toHaveAttribute('href', '/travel-checklist');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/travel-checklist$/);
  await goWithin(page, '/docker');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Docker');
  await expect(navbarItem(page, 'Developing')).toHaveClass(/navbar__link--active/);
  await expect(current.last()).toHaveAttribute('href', '/docker');
  await page.goBack();
  await expect(current).toHaveAttribute('href', '/travel-checklist');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About');
  await page.goForward();
  await expect(navbarItem(page, 'Travel')).toHaveAttribute('aria-current', 'page');
  await expect(page.locator('html')).toHaveAttribute('data-marked', 'true');
});

test('an address that no document has is not found, without a full load', async ({ page }) => {
  await page.goto('/docker');
  await hydrated(page);
  await mark(page);
  await goWithin(page, '/dokcer');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await expect(page.locator('html')).toHaveAttribute('data-marked', 'true');
});

test('a page answers while the directory has not come', async ({ page }) => {
  let asked = 0;
  await page.route(DIRECTORY, () => {
    asked += 1;
  });
  await page.goto('/docker');
  await hydrated(page);
  await expect.poll(() => asked).toBeGreaterThan(0);
});

test('a document answers at the name of its file, where a host serves it', async ({ page }) => {
  const body = await readFile('build/docker.html', 'utf8');
  await page.route('**/docker.html', (route) => route.fulfill({ body, contentType: 'text/html' }));
  await page.goto('/docker.html');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Docker');
});

for (const [what, answer] of [
  ['is missing', { status: 404, body: '' }],
  ['fails', { status: 500, body: '' }],
  ['is a page', { status: 200, contentType: 'text/html', body: '<!doctype html>' }],
] as const) {
  test(`the directory of pages ${what}: a warning and a full load of the next page`, async ({
    page,
    faults,
  }) => {
    if (answer.status !== 200) {
      faults.expect(/page-routes/);
    }
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') {
        warnings.push(message.text());
      }
    });
    await page.route(DIRECTORY, (route) => route.fulfill(answer));
    await page.goto('/about');
    await hydrated(page);
    const load = page.waitForRequest(
      (request) => request.isNavigationRequest() && request.url().endsWith('/bank'),
    );
    await navbarItem(page, 'Finance').click();
    await load;
    expect(warnings.join('\n')).toContain('Loading the directory of pages failed');
    await expect(navbarItem(page, 'Finance')).toHaveAttribute('aria-current', 'page');
    await hydrated(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

test('the first view of any address needs no directory', async ({ page, faults }) => {
  faults.expect(/dokcer/);
  for (const [address, heading] of [
    ['/dokcer', 'Page Not Found'],
    ['/docker', 'Docker'],
    ['/about', 'About'],
  ] as const) {
    const release = await hold(page, DIRECTORY);
    await page.goto(address);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    release();
    await page.waitForLoadState('networkidle');
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test.describe('fetching ahead of need', () => {
  test('takes the links of the text first: the page is there when one is followed', async ({
    page,
  }) => {
    await visit(page, '/recipe');
    const first = await page.locator('.markdown a[href^="/"]').first().getAttribute('href');
    const address = first ?? '';
    await mark(page);
    await page.evaluate(() => performance.clearResourceTimings());
    await page.getByRole('article').locator(`a[href="${address}"]`).first().click();
    await expect(page).toHaveURL(address);
    await expect(page.locator('html')).toHaveAttribute('data-marked', 'true');
    const sent = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'script')
        .map((entry) => (entry as PerformanceResourceTiming).transferSize),
    );
    // Code that was executed ahead of need isn't requested again.
    expect(sent.filter((bytes) => bytes > 0)).toEqual([]);
  });

  for (const [what, connection] of [
    ['data-saver', { effectiveType: '4g', saveData: true }],
    ['2g', { effectiveType: '2g', saveData: false }],
    ['slow 2g', { effectiveType: 'slow-2g', saveData: false }],
  ] as const) {
    test(`does not happen with ${what}, and links work`, async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value });
        // Immediately, so that the requests come before the click.
        window.requestIdleCallback = (callback) => {
          callback({ didTimeout: false, timeRemaining: () => 0 });
          return 0;
        };
      }, connection);
      await page.goto('/docker');
      await hydrated(page);
      const ahead: string[] = [];
      page.on('request', (request) => ahead.push(request.url()));
      const link = page.getByRole('article').getByRole('link', { name: 'Dockerfile' }).first();
      await link.hover();
      await link.focus();
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(ahead).toEqual([]);
      await link.click();
      await expect(page).toHaveURL('/dockerfile');
    });
  }

  test('loads the page of a link that has the focus', async ({ page }) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    // Only the navbar is in view, so that the link's target isn't prefetched.
    await page.setViewportSize({ width: 1280, height: 60 });
    await page.goto('/docker');
    // A key press wakes the page, because there's no idle time.
    await page.keyboard.press('Shift');
    await hydrated(page);
    const directory = page.waitForRequest(isDirectory);
    const script = page.waitForRequest((request) => request.resourceType() === 'script');
    await page.getByRole('article').getByRole('link', { name: 'Dockerfile' }).first().focus();
    await directory;
    await script;
  });
});
