import type { Locator, Page } from '@playwright/test';
import { drawDiagrams } from '../diagrams.ts';
import { expect, test } from '../page.ts';
import { input, openModal, options } from '../search/dialog.ts';
import { addressOf, COMPONENTS } from '../sites.ts';

test.use({ window: 'own' });

/** Opens a page with forced colors, in a theme that contradicts the system's color scheme. */
async function openForced(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('theme', 'light'));
  await page.goto(address);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' });
}

const colorsOf = (element: Locator) =>
  element.evaluate((found) => {
    const { backgroundColor, color } = getComputedStyle(found);
    return { backgroundColor, color };
  });

const OWN = { backgroundColor: 'rgb(253, 252, 249)', color: 'rgb(31, 29, 26)' };

for (const [what, address, selector] of [
  ['diagram', '/visa', '[data-diagram] img'],
  ['picture', '/docker', 'figure img'],
  ['plot', '/interest-rate', 'figure svg'],
] as const) {
  test(`a ${what} keeps its own colors where the system forces others`, async ({ page }) => {
    await openForced(page, address);
    await page.locator('[data-diagram], figure').first().scrollIntoViewIfNeeded();
    expect(await colorsOf(page.locator(`article ${selector}`).first())).toEqual(OWN);
    expect((await colorsOf(page.locator('body'))).color).not.toBe(OWN.color);
  });
}

for (const [where, selector] of [
  ['head', '.navbar__logo img'],
  ['foot', '.footer__logo'],
] as const) {
  test(`the mark at the ${where} of a page keeps its own colors`, async ({ page }) => {
    await openForced(page, '/docker');
    const mark = page.locator(selector).filter({ visible: true });
    expect(await colorsOf(mark)).toEqual(OWN);
  });
}

test.describe('a diagram that is drawn in the browser', () => {
  test.use({ baseURL: addressOf(COMPONENTS) });

  test('has words in its own colors, too', async ({ page }) => {
    await openForced(page, '/syntax');
    await drawDiagrams(page);
    const label = page.locator('[data-diagram] foreignObject p').first();
    const { color } = await colorsOf(label);
    expect((await colorsOf(page.locator('body'))).color).not.toBe(color);
    await page.emulateMedia({ forcedColors: 'none' });
    await expect(label).toHaveCSS('color', color);
  });
});

for (const [what, address, width, selector, part] of [
  ['category', '/docker', 1280, '.menu__caret', '::before'],
  ['step of the path', '/http', 1280, '.breadcrumbs__item', '::after'],
  ['list of contents', '/http', 390, '.theme-doc-toc-mobile > button', '::after'],
  ['way back to the top', '/http', 1280, '.theme-back-to-top-button', '::after'],
] as const) {
  test(`the icon of a ${what} has the color of text`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openForced(page, address);
    const icon = await page
      .locator(selector)
      .first()
      .evaluate((element, of) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(element, of);
        return { backgroundColor, backgroundImage };
      }, part);
    const { color } = await colorsOf(page.locator('body'));
    expect(icon).toEqual({ backgroundColor: color, backgroundImage: 'none' });
  });
}

test('the row that a link leads to can be told from the others', async ({ page }) => {
  await openForced(page, '/airport#ZRH');
  await expect(page.locator('tr[data-marked]')).toHaveCount(1);
  expect(await outline(page.locator('tr[data-marked] th'))).toBe('solid');
  expect(await outline(page.locator('tbody th').first())).toBe('none');
});

const outline = (element: Locator) =>
  element.evaluate((found) => getComputedStyle(found).outlineStyle);

test('the selected tab can be told from the others', async ({ page }) => {
  await openForced(page, '/docker');
  const tabs = page.getByRole('tab');
  expect(await outline(tabs.first())).toBe('solid');
  expect(await outline(tabs.nth(1))).toBe('none');
});

test('the selected hit can be told from the others', async ({ page }) => {
  await openModal(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await input(page).fill('docker');
  await expect(options(page).nth(1)).toBeVisible();
  expect(await outline(options(page).first())).toBe('solid');
  expect(await outline(options(page).nth(1))).toBe('none');
});
