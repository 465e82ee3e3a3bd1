import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../page.ts';

const PHONE = { width: 390, height: 844 };

/** Opens the menu of a phone by keyboard, goes to the first thing in it, and returns the menu's button. */
async function enterMenu(page: Page): Promise<Locator> {
  await page.setViewportSize(PHONE);
  await page.goto('/js');
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
  await toggle.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  return toggle;
}

test('the menu is next to its button for the Tab key, and Escape goes back to the button', async ({
  page,
}) => {
  const toggle = await enterMenu(page);
  await expect(page.getByRole('button', { name: 'Back to main menu' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('#sidebar-menu')).toBeHidden();
  await expect(toggle).toBeFocused();
});

test('Escape goes from the main menu to the one before it, and from there to the button', async ({
  page,
}) => {
  const toggle = await enterMenu(page);
  await page.keyboard.press('Enter');
  await expect(page.locator('#main-menu')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator('#main-menu :focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Back to main menu' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator(':popover-open')).toHaveCount(0);
  await expect(toggle).toBeFocused();
});

test('Space selects a tab, Home and End go to the ends', async ({ page }) => {
  await page.goto('/docker');
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('End');
  await expect(tabs.last()).toBeFocused();
  const top = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('Space');
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
  await page.keyboard.press('Home');
  await expect(tabs.first()).toBeFocused();
});

test('the title of a page that a link leads to is announced', async ({ page }) => {
  await page.goto('/recipe');
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  const announced = page.locator('[aria-live=polite]').filter({ hasText: /./ });
  await expect(announced).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(announced).toHaveText(/^About \|/);
});

/** The sides on which the ring around an element is cut by something that scrolls or by the window. */
const cutSides = (element: Locator): Promise<readonly string[]> =>
  element.evaluate((found) => {
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(found);
    if (outlineStyle === 'none') {
      return ['all'];
    }
    const around = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    const box = found.getBoundingClientRect();
    const cutting: DOMRect[] = [new DOMRect(0, 0, innerWidth, innerHeight)];
    for (let above = found.parentElement; above; above = above.parentElement) {
      const { display, overflowX } = getComputedStyle(above);
      if (above !== document.body && display !== 'contents' && overflowX !== 'visible') {
        cutting.push(above.getBoundingClientRect());
      }
    }
    return cutting.flatMap(({ left, top, right, bottom }) => [
      ...(box.left - around < left - 0.5 ? ['left'] : []),
      ...(box.top - around < top - 0.5 ? ['top'] : []),
      ...(box.right + around > right + 0.5 ? ['right'] : []),
      ...(box.bottom + around > bottom + 0.5 ? ['bottom'] : []),
    ]);
  });

for (const [what, selector] of [
  ['selected tab', '[role="tab"][aria-selected="true"]'],
  ['button that hides the sidebar', 'button[aria-label="Collapse sidebar"]'],
] as const) {
  test(`the ring around the ${what} is whole`, async ({ page }) => {
    await page.goto('/docker');
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    await page.keyboard.press('Tab');
    const stop = page.locator(selector).first();
    await stop.focus();
    expect(await cutSides(stop)).toEqual([]);
  });
}
