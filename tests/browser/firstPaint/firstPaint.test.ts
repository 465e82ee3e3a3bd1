import type { Page } from '@playwright/test';
import { expect, test } from '../page.ts';

/** A document of median size, one with a data table and the landing page. */
const PATHS = ['/js', '/docker', '/'];

const VIEWPORTS = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];

/** Keeps the stylesheet from arriving until it is let through. */
async function holdStylesheet(page: Page): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/assets/css/*.css', async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}

/** What is on the screen now. Playwright's own waits for all that the page loads. */
async function screenshot(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'png' });
  await session.detach();
  return data;
}

/** How far things have moved since the page was opened. */
const movedBy = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list, observer) => {
          observer.disconnect();
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Nothing is told where nothing has moved; what has is told before the next two frames.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );

for (const path of PATHS) {
  for (const viewport of VIEWPORTS) {
    for (const mode of ['light', 'dark'] as const) {
      test.describe(`${path} in ${mode} mode, ${viewport.width} px wide`, () => {
        test.use({ viewport });

        test('is painted with its styles before the stylesheet answers, and then stays', async ({
          page,
        }) => {
          await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
          const letThrough = await holdStylesheet(page);
          await page.goto(path, { waitUntil: 'commit' });
          await expect(page.getByRole('contentinfo')).toContainText('Copyright');
          await expect
            .poll(() =>
              page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length),
            )
            .toBe(1);
          const paper = mode === 'light' ? 'rgb(253, 252, 249)' : 'rgb(24, 22, 20)';
          await expect(page.locator('html')).toHaveCSS('background-color', paper);
          // What is decoded after the first paint has come by then.
          await expect
            .poll(() =>
              page.evaluate(() =>
                [...document.images].every(
                  ({ complete, loading }) => complete || loading === 'lazy',
                ),
              ),
            )
            .toBe(true);
          const before = await screenshot(page);
          expect(await page.evaluate(() => document.styleSheets.length)).toBe(1);

          letThrough();
          await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
          expect(await page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(1);
          expect((await screenshot(page)) === before).toBe(true);
          expect(await movedBy(page)).toBe(0);
        });
      });
    }
  }
}

test('a page that is gone to by a link has its styles', async ({ page }) => {
  await page.goto('/about');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.getByRole('link', { name: 'Developing', exact: true }).first().click();
  await page.waitForURL('**/developing');
  await expect(page.locator('aside .menu__link--active').first()).toHaveCSS(
    'color',
    'rgb(140, 47, 27)',
  );
  expect(await page.locator('link[rel=stylesheet][href*="/assets/css/"]').count()).toBe(1);
});
