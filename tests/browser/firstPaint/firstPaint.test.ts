import type { Page } from '@playwright/test';
import { FIRST_SCREEN_HEIGHT } from '../../../framework/wakeUp/shared/firstScreen.ts';
import { hold, STYLESHEETS } from '../hold.ts';
import { expect, test } from '../page.ts';
import { expectPainted, movedSince, screenshot } from './screen.ts';

test.use({ window: 'own' });

/** A document of median size, one with pictures, one with formulas, and the landing page; with stylesheet counts. */
const PATHS = { '/js': 1, '/docker': 1, '/interest-rate': 2, '/': 1 };

const VIEWPORTS = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];

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
          const letThrough = await hold(page, STYLESHEETS);
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

/**
 * The document with the most characters on a screen, one whose table extends far below it, and one with long lines of
 * code; with their stylesheet counts.
 */
const DENSE = { '/cors': 1, '/airport': 2, '/html-head': 1 };

/** Properties that determine how an element looks, besides its position. */
const LOOKS = [
  'color',
  'background-color',
  'background-image',
  'border',
  'font',
  'padding',
  'text-decoration',
  'text-align',
];

/** Returns the look and the position of each element of the article, as far as it's on the screen. */
const shown = (page: Page): Promise<readonly string[]> =>
  page.getByRole('article').evaluate(
    (article, looks) =>
      Array.from(article.querySelectorAll('*')).flatMap((element) => {
        const { x, top, width, bottom } = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        const values = looks.map((name) => style.getPropertyValue(name));
        const place = [x, top, width, Math.min(bottom, innerHeight)].map(Math.round);
        const isShown = width > 0 && top < innerHeight;
        return isShown ? [[element.localName, ...place, ...values].join(' ')] : [];
      }),
    LOOKS,
  );

for (const [path, sheets] of Object.entries(DENSE)) {
  test.describe(`${path}, in a window as high as those that do not wait for the stylesheet`, () => {
    test.use({ viewport: { width: 1920, height: FIRST_SCREEN_HEIGHT } });

    test('has its styles as far down as the window goes', async ({ page }) => {
      const letThrough = await hold(page, STYLESHEETS);
      // Hydration changes the page: column heads become buttons.
      const letScriptsThrough = await hold(page, '**/*.js');
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('contentinfo')).toContainText('Copyright');
      await expectPainted(page);
      const before = await shown(page);
      expect(before.length).toBeGreaterThan(30);
      expect(await loadedSheets(page)).toBe(0);

      letThrough();
      await expect.poll(() => loadedSheets(page)).toBe(sheets);
      expect(await shown(page)).toEqual(before);

      letScriptsThrough();
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    });
  });
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
