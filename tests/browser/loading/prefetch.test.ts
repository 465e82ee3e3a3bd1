import type { Page } from '@playwright/test';
import { expect, test } from '../page.ts';

test.use({ window: 'own', savesData: false });

/** Collects the prefetches of a page: the kind of request, and the path. */
function watchPrefetches(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isHint = request.headers()['sec-purpose']?.startsWith('prefetch') ?? false;
    if (pathname.startsWith('/assets/js/') && (isHint || request.resourceType() === 'xhr')) {
      asked.push(`${isHint ? 'hint' : 'get'} ${request.method()}`);
    }
  });
  return asked;
}

/**
 * Opens a page and waits until it's hydrated and has everything that it requests while nobody touches it. Evaluates
 * over the DevTools protocol, because Playwright's own calls count as user activity.
 */
async function open(page: Page, address: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const isHydrated = async () => {
    const { result } = await session.send('Runtime.evaluate', {
      expression: 'document.documentElement.dataset.hasHydrated',
    });
    return result.value;
  };
  await page.goto(address, { waitUntil: 'networkidle' });
  await expect.poll(isHydrated).toBe('true');
  await session.detach();
}

/** The first link in the text. */
const firstLink = (page: Page) =>
  page.locator('article header ~ * a[href^="/"]').first().getAttribute('href');

/** Opens a page with links in view, with user activity, after which pages are prefetched. */
async function visit(page: Page): Promise<void> {
  await open(page, '/recipe');
  await page.mouse.move(5, 5);
}

/** The prefetch hints in the head. */
const hints = (page: Page) => page.locator('head link[rel="prefetch"][href*="/assets/js/"]');

// @proves prefetch.link
test('what visible links lead to is fetched ahead by hints', async ({ page }) => {
  const asked = watchPrefetches(page);
  await visit(page);
  await expect(hints(page)).not.toHaveCount(0);
  await expect.poll(() => new Set(asked)).toEqual(new Set(['hint GET']));
});

test('a page that nobody touches fetches nothing ahead, and stays within 150 KB', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await open(page, '/about');
  await expect(hints(page)).toHaveCount(0);
  expect(bytes).toBeLessThanOrEqual(150_000);
  await page.mouse.move(5, 5);
  await expect(hints(page)).not.toHaveCount(0);
});

for (const address of ['/api', '/recipe']) {
  test(`the first link of the text of ${address} is fetched ahead before others`, async ({
    page,
    request,
  }) => {
    await open(page, address);
    await page.keyboard.press('Shift');
    await expect.poll(() => hints(page).count()).toBeGreaterThan(1);
    const script = await hints(page).first().getAttribute('href');
    const code = await (await request.get(script ?? '')).text();
    expect(code).toContain(`"permalink":"${await firstLink(page)}"`);
  });
}

test('all of it is run too, from what was fetched ahead', async ({ page }) => {
  await visit(page);
  const bytesToRun = () =>
    page.evaluate(() => {
      const bytes = new Map(
        performance
          .getEntriesByType('resource')
          .filter((entry): entry is PerformanceResourceTiming => 'initiatorType' in entry)
          .filter(({ initiatorType }) => initiatorType === 'script')
          .map(({ name, transferSize }) => [name, transferSize]),
      );
      const ahead = document.head.querySelectorAll<HTMLLinkElement>(
        'link[rel="prefetch"][href*="/assets/js/"]',
      );
      return [...new Set([...ahead].map(({ href }) => bytes.get(href) ?? 'not run'))];
    });
  await expect.poll(bytesToRun).toEqual([0]);
});

// @proves prefetch.get
test('a browser that knows no such hints fetches ahead by GET', async ({ page }) => {
  await page.addInitScript(() => {
    const { supports } = DOMTokenList.prototype;
    DOMTokenList.prototype.supports = function (token) {
      return token !== 'prefetch' && supports.call(this, token);
    };
  });
  const asked = watchPrefetches(page);
  await visit(page);
  await expect.poll(() => new Set(asked)).toEqual(new Set(['get GET']));
  await expect(hints(page)).toHaveCount(0);
});

for (const [what, connection] of [
  ['on a connection of the kind slow-2g', { effectiveType: 'slow-2g', saveData: false }],
  ['on a connection of the kind 2g', { effectiveType: '2g', saveData: false }],
  ['where the reader saves data', { effectiveType: '4g', saveData: true }],
] as const) {
  // @proves prefetch.two-g, prefetch.data-saver
  test(`nothing is fetched ahead ${what}, and pages are loaded when they are asked for`, async ({
    page,
  }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => value });
    }, connection);
    const asked = watchPrefetches(page);
    await visit(page);
    const link = page
      .getByRole('article')
      .getByRole('link', { name: 'Overnight Focaccia' })
      .first();
    await link.hover();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await expect(hints(page)).toHaveCount(0);
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overnight Focaccia');
  });
}
