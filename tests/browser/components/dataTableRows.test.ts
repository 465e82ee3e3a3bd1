import type { Page } from '@playwright/test';
import { expect, test } from '../page.ts';
import { addressOf, COMPONENTS } from '../sites.ts';

test.use({ baseURL: addressOf(COMPONENTS) });

const PAGE = '/data-table';

const rowOf = (page: Page, id: string) => page.locator(`tr[id="${id}"]`);

/** Expects one row to be marked and in view. */
async function expectMarked(page: Page, id: string): Promise<void> {
  await expect(page.locator('tr[data-marked]')).toHaveCount(1);
  await expect(rowOf(page, id)).toHaveAttribute('data-marked');
  await expect(rowOf(page, id)).toBeInViewport();
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('[data-live]').first()).toBeVisible();
}

test('an address opens at its row', async ({ page }) => {
  await open(page, `${PAGE}#TUT`);
  await expectMarked(page, 'TUT');
  // Below the head, which stays in view.
  const top = (await rowOf(page, 'TUT').boundingBox())?.y ?? 0;
  const headBox = await page.locator('thead th').first().boundingBox();
  expect(top).toBeGreaterThanOrEqual((headBox?.y ?? 0) + (headBox?.height ?? 0) - 1);
});

test('a link on the page, and one from a row to another, lead to rows', async ({ page }) => {
  await open(page, PAGE);
  await page.getByRole('link', { name: 'one of them' }).click();
  await expectMarked(page, 'HEM');
  await rowOf(page, 'BAC').getByRole('link', { name: 'DUG', exact: true }).click();
  await expectMarked(page, 'DUG');
  await page.goBack();
  await expectMarked(page, 'HEM');
});

test('a link from another page leads to a row', async ({ page }) => {
  await open(page, '/data-table-parts');
  await page.getByRole('link', { name: 'a row elsewhere' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Data Table');
  await expectMarked(page, 'TUT');
});

test('a filter that hides the row gives way: when the page opens', async ({ page }) => {
  await open(page, `${PAGE}?other=1&stations=lodz&stations-kind=halt&stations-sort=-name#TUT`);
  await expectMarked(page, 'TUT');
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(page).toHaveURL(`${PAGE}?other=1&stations-sort=-name#TUT`);
});

test('a filter that hides the row gives way: when the address changes', async ({ page }) => {
  await open(page, PAGE);
  await page.getByRole('searchbox').fill('BAC');
  await expect(page.locator('.markdown').getByRole('status')).toHaveText(/ of 400 rows$/);
  await page.getByRole('link', { name: 'one of them' }).click();
  await expectMarked(page, 'HEM');
  await expect(page.locator('.markdown').getByRole('status')).toHaveText('400 rows');
  // The same link again, with another filter.
  await page.getByRole('searchbox').fill('BAC');
  await expect(rowOf(page, 'HEM')).toBeHidden();
  await page.getByRole('link', { name: 'one of them' }).click();
  await expectMarked(page, 'HEM');
});

test('a filter that leaves the row stays', async ({ page }) => {
  await open(page, `${PAGE}?stations=TUT#TUT`);
  await expectMarked(page, 'TUT');
  await expect(page.getByRole('searchbox')).toHaveValue('TUT');
});

test('the first cell has a link to its row, which appears on hover and focus', async ({ page }) => {
  await open(page, PAGE);
  const link = page.getByRole('link', { name: 'Link to BAD' });
  await expect(link).toHaveCSS('opacity', '0');
  await rowOf(page, 'BAD').hover();
  await expect(link).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expect(link).toHaveCSS('opacity', '0');
  await page.getByRole('link', { name: 'Link to BAC' }).focus();
  await page.keyboard.press('Tab');
  while (!(await link.evaluate((element) => element === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  await expect(link).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${PAGE}#BAD`);
  await expectMarked(page, 'BAD');
});
