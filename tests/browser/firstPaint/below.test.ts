import type { Page } from '@playwright/test';
import { FIRST_SCREEN_HEIGHT } from '../../../framework/wakeUp/shared/firstScreen.ts';
import { hold, STYLESHEETS } from '../hold.ts';
import { expect, test } from '../page.ts';

test.use({ window: 'own' });

/** Returns when the first text was painted and when the site's stylesheet arrived, by the page's clock. */
const times = (page: Page): Promise<{ readonly painted: number; readonly styled: number }> =>
  page.evaluate(() => {
    const sheet = performance
      .getEntriesByType('resource')
      .find(({ name }) => /\/assets\/css\/[^/]+\.css$/.test(name));
    return {
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      styled: (sheet as PerformanceResourceTiming | undefined)?.responseEnd ?? 0,
    };
  });

/** Opens a page with its stylesheet held back until the rest of the page has been read. */
async function expectPaintedWithStylesheet(page: Page, open: () => Promise<unknown>) {
  const letThrough = await hold(page, STYLESHEETS);
  await open();
  await expect(page.getByRole('contentinfo')).toContainText('Copyright');
  letThrough();
  await expect.poll(async () => (await times(page)).painted).toBeGreaterThan(0);
  const { painted, styled } = await times(page);
  expect(styled).toBeGreaterThan(0);
  expect(painted).toBeGreaterThanOrEqual(styled);
}

const WORDS = '/docker#:~:text=container';

for (const address of ['/docker#ports', WORDS]) {
  test(`${address}, which shows what is further down, is painted with its stylesheet`, async ({
    page,
  }) => {
    await expectPaintedWithStylesheet(page, () => page.goto(address, { waitUntil: 'commit' }));
  });
}

test('a page that is loaded again is, as it shows what it showed', async ({ page }) => {
  await page.goto('/docker');
  await expectPaintedWithStylesheet(page, () => page.reload({ waitUntil: 'commit' }));
});

test.describe('a window that is higher than most', () => {
  test.use({ viewport: { width: 1280, height: FIRST_SCREEN_HEIGHT + 1 } });

  test('is painted with it', async ({ page }) => {
    await expectPaintedWithStylesheet(page, () => page.goto('/docker', { waitUntil: 'commit' }));
  });
});

test('a reader who scrolls by the wheel before the page is loaded gets its stylesheet', async ({
  page,
}) => {
  // The head requests fonts, and the `load` event waits for them.
  const letThrough = await hold(page, '**/*.woff2');
  const isSheet = (address: string) => /\/assets\/css\//.test(address);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/interest-rate', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toContainText('Copyright');
  expect(asked.filter(isSheet)).toEqual([]);

  const sheet = page.waitForResponse((response) => isSheet(response.url()));
  await page.mouse.move(640, 450);
  await page.mouse.wheel(0, 900);
  expect((await sheet).ok()).toBe(true);
  expect(await page.evaluate(() => document.readyState)).not.toBe('complete');
  letThrough();
});
