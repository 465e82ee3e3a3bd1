import type { Page } from '@playwright/test';
import { expect, test } from '../page.ts';

test.use({ window: 'own', savesData: false });

/** What a page asks for ahead of need: the kind of request, and the path. */
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
 * Waits for a value of a page that nobody touches. It is asked by the protocol: to the browser, the questions of
 * Playwright's own are what a reader does.
 */
async function expectUntouched(page: Page, expression: string, value: unknown): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await expect
    .poll(async () => (await session.send('Runtime.evaluate', { expression })).result.value)
    .toBe(value);
  await session.detach();
}

/** Opens a page and waits until it answers, and until all that it asks for is there as far as nobody touches it. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await expectUntouched(page, 'document.documentElement.dataset.hasHydrated', 'true');
}

/** Opens a page whose links are in view as a reader who is there, for whom more is fetched. */
async function visit(page: Page): Promise<void> {
  await open(page, '/recipe');
  await page.mouse.move(5, 5);
}

/** Hints that stand in the head. */
const hints = (page: Page) => page.locator('head link[rel="prefetch"][href*="/assets/js/"]');

// @proves prefetch.link
test('what visible links lead to is fetched ahead by hints', async ({ page }) => {
  const asked = watchPrefetches(page);
  await visit(page);
  await expect(hints(page)).not.toHaveCount(0);
  await expect.poll(() => new Set(asked)).toEqual(new Set(['hint GET']));
});

test('the page as it was served tells of its links, before they do', async ({ page }) => {
  await page.addInitScript(() => {
    window.IntersectionObserver.prototype.observe = () => undefined;
  });
  await open(page, '/about');
  await expect(hints(page)).not.toHaveCount(0);
});

test('a page that nobody touches stays within 150 KB with what is fetched ahead', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await open(page, '/about');
  await expect(hints(page)).not.toHaveCount(0);
  const ahead = await hints(page).count();
  expect(bytes).toBeLessThanOrEqual(150_000);

  // For a reader who is there, more is fetched.
  await page.mouse.move(5, 5);
  await expect.poll(() => hints(page).count()).toBeGreaterThan(ahead);
});

test('while nobody touches a page, the first link of its text is what is fetched ahead', async ({
  page,
  request,
}) => {
  await open(page, '/api');
  await expect(hints(page)).toHaveCount(1);
  const first = page.locator('article header ~ * a[href^="/"]').first();
  const ahead = await request.get((await hints(page).getAttribute('href')) ?? '');
  expect(await ahead.text()).toContain(`"permalink":"${await first.getAttribute('href')}"`);
});

test('a page that has more of its own fetches the nearest, and others once somebody touches it', async ({
  page,
  request,
}) => {
  await open(page, '/recipe');
  const addresses = () =>
    hints(page).evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  const ahead = await addresses();
  const texts = await Promise.all(
    ahead.map(async (address) => (await request.get(address)).text()),
  );
  expect(texts.filter((text) => text.includes('"permalink":'))).toEqual([
    expect.stringContaining('"permalink":"/french-omelette"'),
  ]);
  await page.keyboard.press('Tab');
  await expect.poll(async () => (await addresses()).length).toBeGreaterThan(ahead.length);
});

test('links in rows that a long table leaves out are not measured for it', async ({ page }) => {
  await page.addInitScript(() => {
    const { getBoundingClientRect } = Element.prototype;
    const measured = { seen: 0, leftOut: 0 };
    Object.assign(window, { measured });
    HTMLAnchorElement.prototype.getBoundingClientRect = function () {
      measured[this.checkVisibility({ contentVisibilityAuto: true }) ? 'seen' : 'leftOut'] += 1;
      return getBoundingClientRect.call(this);
    };
  });
  await open(page, '/mac');
  await page.mouse.move(5, 5);
  await expect(hints(page)).not.toHaveCount(0);
  expect(await page.locator('tbody a').count()).toBeGreaterThan(10);
  const { seen, leftOut } = await page.evaluate(() => Reflect.get(window, 'measured'));
  expect(seen).toBeGreaterThan(0);
  expect(leftOut).toBe(0);
});

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
