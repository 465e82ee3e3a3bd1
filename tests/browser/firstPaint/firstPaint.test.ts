import type { Page } from '@playwright/test';
import { expect, test } from '../page.ts';
import { expectPainted, movedSince, screenshot } from './screen.ts';

test.use({ window: 'own' });

/** A document of median size, one with pictures, one with formulas, and the landing page; with their stylesheets. */
const PATHS = { '/js': 1, '/docker': 1, '/interest-rate': 2, '/': 1 };

const VIEWPORTS = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];

/** Keeps the stylesheets from arriving until they are let through. */
async function holdStylesheets(page: Page): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/*.css', async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}

const loadedSheets = (page: Page): Promise<number> =>
  page.evaluate(() => Array.from(document.styleSheets).filter(({ href }) => href !== null).length);

for (const [path, sheets] of Object.entries(PATHS)) {
  for (const viewport of VIEWPORTS) {
    for (const mode of ['light', 'dark'] as const) {
      test.describe(`${path} in ${mode} mode, ${viewport.width} px wide`, () => {
        test.use({ viewport });

        test('is painted with its styles before the stylesheet answers, and then stays', async ({
          page,
        }) => {
          await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
          const letThrough = await holdStylesheets(page);
          await page.goto(path, { waitUntil: 'commit' });
          await expect(page.getByRole('contentinfo')).toContainText('Copyright');
          await expectPainted(page);
          const paper = mode === 'light' ? 'rgb(253, 252, 249)' : 'rgb(24, 22, 20)';
          await expect(page.locator('html')).toHaveCSS('background-color', paper);
          const before = await screenshot(page);
          const painted = await page.evaluate(() => performance.now());
          expect(await loadedSheets(page)).toBe(0);

          letThrough();
          await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
          expect(await loadedSheets(page)).toBe(sheets);
          expect((await screenshot(page)) === before).toBe(true);
          expect(await movedSince(page, painted)).toBe(0);
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
