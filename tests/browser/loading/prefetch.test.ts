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

/** The prefetch hints in the head. */
const hints = (page: Page) => page.locator('head link[rel="prefetch"][href*="/assets/js/"]');

// @proves prefetch.link
test('what visible links lead to is fetched ahead by hints', async ({ page }) => {
  const asked = watchPrefetches(page);
  await open(page, '/recipe');
  await expect(hints(page)).not.toHaveCount(0);
  await expect.poll(() => new Set(asked)).toEqual(new Set(['hint GET']));
});

/** Records the bytes that are sent for a page, by path. */
async function watchBytes(page: Page): Promise<ReadonlyMap<string, number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const paths = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    paths.set(requestId, new URL(request.url).pathname);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const path = paths.get(requestId) ?? '';
    bytes.set(path, (bytes.get(path) ?? 0) + encodedDataLength);
  });
  return bytes;
}

const sum = (values: Iterable<number>) => [...values].reduce((all, each) => all + each, 0);

test('a page whose text links to nothing in view fetches no other, and stays within 165 KB', async ({
  page,
}) => {
  const bytes = await watchBytes(page);
  await page.setViewportSize({ width: 1280, height: 60 });
  await open(page, '/about');
  await expect(hints(page)).toHaveCount(0);
  expect(sum(bytes.values())).toBeLessThanOrEqual(165_000);
  // Links of the navbar and the footer are fetched only when they're pointed at.
  await page.mouse.move(5, 40);
  await page.waitForLoadState('networkidle');
  await expect(hints(page)).toHaveCount(0);
});

test('what a link a little below the screen leads to is fetched ahead, too', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/visa');
  await expect(hints(page)).not.toHaveCount(0);
  const link = page.locator('.markdown a[href^="/"]').first();
  expect((await link.boundingBox())?.y).toBeGreaterThan(900);
});

for (const address of ['/docker', '/recipe']) {
  test(`a reader of ${address} who follows no link pays at most 60 KB for pages ahead`, async ({
    page,
  }) => {
    const bytes = await watchBytes(page);
    await open(page, address);
    await page.mouse.wheel(0, 10_000);
    await page.waitForLoadState('networkidle');
    const ahead = await hints(page).evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLLinkElement).href).pathname),
    );
    const directory = [...bytes.keys()].filter((path) => path.startsWith('/page-routes/'));
    const paid = sum([...ahead, ...directory].map((path) => bytes.get(path) ?? 0));
    expect(directory).toHaveLength(1);
    expect(paid).toBeLessThanOrEqual(60_000);
    expect(paid).toBeGreaterThan(15_000);
  });
}

for (const address of ['/api', '/recipe']) {
  test(`the first link of the text of ${address} is fetched ahead before others`, async ({
    page,
    request,
  }) => {
    await open(page, address);
    await expect(hints(page)).not.toHaveCount(0);
    const script = await hints(page).first().getAttribute('href');
    const code = await (await request.get(script ?? '')).text();
    expect(code).toContain(`"permalink":"${await firstLink(page)}"`);
  });
}

for (const touch of ['mouseover', 'touchstart']) {
  test(`a link of the text is loaded at ${touch}`, async ({ page }) => {
    const scripts: string[] = [];
    await page.setViewportSize({ width: 1280, height: 60 });
    await open(page, '/docker');
    page.on('request', (request) => scripts.push(request.url()));
    // Not by the mouse, which would bring it into view.
    await page.locator('.markdown > p a[href="/dockerfile"]').first().dispatchEvent(touch);
    await expect
      .poll(() => scripts.filter((url) => url.includes('/assets/js/')).length)
      .toBeGreaterThan(0);
  });
}

test('what is fetched ahead is linked from the text', async ({ page, request }) => {
  await open(page, '/recipe');
  await expect.poll(() => hints(page).count()).toBeGreaterThan(1);
  const linked = await page
    .locator('.markdown a[href^="/"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
  for (const href of await hints(page).evaluateAll((all) =>
    all.map((link) => link.getAttribute('href')),
  )) {
    const code = await (await request.get(href ?? '')).text();
    const permalink = /"permalink":"([^"]+)"/.exec(code)?.[1];
    // Recipes share a script.
    expect([...linked, undefined]).toContain(permalink);
  }
});

test('all of it is run too, from what was fetched ahead', async ({ page }) => {
  await open(page, '/recipe');
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
  await open(page, '/recipe');
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
    await open(page, '/recipe');
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
