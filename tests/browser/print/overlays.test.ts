import type { Page } from '@playwright/test';
import { hold } from '../hold.ts';
import { expect, test } from '../page.ts';
import { openModal } from '../search/dialog.ts';
import { CODE, expectAwake } from '../wakeUp/code.ts';

test.use({ window: 'own' });

/** Returns what would be printed over every sheet: the top layer, and what stays in place on the screen. */
async function printedOver(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ media: 'print' });
  const found = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          (element.matches(':modal, :popover-open') ||
            /fixed|sticky/.test(getComputedStyle(element).position)),
      )
      .map((element) => (element.cloneNode() as Element).outerHTML),
  );
  await page.emulateMedia({ media: null });
  return found;
}

/** The number of sheets, from the page objects of a PDF. */
async function sheetsOf(page: Page): Promise<number> {
  return (await page.pdf()).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

interface Overlay {
  readonly name: string;
  readonly path: string;
  readonly width?: number;
  /** Opens it on the hydrated page, and returns when it's visible. */
  readonly open: (page: Page) => Promise<unknown>;
}

const OVERLAYS: readonly Overlay[] = [
  { name: 'search', path: '/focaccia', open: (page) => openModal(page) },
  {
    name: 'cook mode',
    path: '/focaccia',
    open: async (page) => {
      await page.getByRole('button', { name: 'Cook mode' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'list of timers',
    path: '/focaccia',
    open: async (page) => {
      await page
        .getByRole('button', { name: /^Start timer/ })
        .first()
        .click();
      await page.getByRole('region', { name: 'Timers' }).waitFor();
    },
  },
  {
    name: 'menu',
    path: '/focaccia',
    width: 390,
    open: async (page) => {
      await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
      await page.locator('#sidebar-menu').waitFor();
    },
  },
  {
    name: 'button that leads to the top',
    path: '/docker',
    open: async (page) => {
      await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }));
      await page.mouse.move(600, 400);
      await page.mouse.wheel(0, -400);
      await page.getByRole('button', { name: 'Scroll back to top' }).waitFor();
    },
  },
];

for (const { name, path, width = 1280, open } of OVERLAYS) {
  test(`paper has the page, and not the ${name} over it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    await expectAwake(page);
    const sheets = await sheetsOf(page);
    await open(page);
    expect(await printedOver(page)).toEqual([]);
    expect(await sheetsOf(page)).toBe(sheets);
  });
}

test('nor the search that opens before the page is awake', async ({ page }) => {
  const letThrough = await hold(page, CODE);
  await page.goto('/focaccia');
  await page.keyboard.press('Control+k');
  await page.locator('#early-search').waitFor();
  await expect(page.locator('#early-search')).toHaveCSS('position', 'fixed');
  expect(await printedOver(page)).toEqual([]);
  letThrough();
});

test('nor the report that the code of the page did not arrive', async ({ page, faults }) => {
  faults.expect(/assets\/js\/main/);
  await page.route('**/assets/js/main.*.js', (route) => route.abort());
  await page.goto('/focaccia');
  await page.getByRole('button', { name: /Switch between dark and light mode/ }).click();
  await page.locator('#page-load-failure').waitFor();
  await expect(page.locator('#page-load-failure')).toHaveCSS('position', 'fixed');
  expect(await printedOver(page)).toEqual([]);
});
