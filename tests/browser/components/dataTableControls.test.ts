import type { Page } from '@playwright/test';
import { expect, test } from '../page.ts';
import { addressOf, COMPONENTS } from '../sites.ts';

test.use({ baseURL: addressOf(COMPONENTS) });

const PAGE = '/data-table';

async function open(page: Page, path = PAGE): Promise<void> {
  await page.goto(path);
  await expect(page.locator('[data-live]').first()).toBeVisible();
}

const visibleRows = (page: Page) => page.locator('tbody tr:visible');
const status = (page: Page) => page.getByRole('status').first();
const filter = (page: Page) => page.getByRole('searchbox', { name: 'Filter' });
const head = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true });

/** Returns the texts of a column's cells from the top, without missing values. */
async function column(page: Page, place: number): Promise<readonly string[]> {
  const texts = await page.locator(`tbody tr:visible > :nth-child(${place})`).allTextContents();
  return texts.filter((text) => !/^[?–]/.test(text));
}

test('a head orders by its column: up, down, and back to the given order', async ({ page }) => {
  await open(page);
  const given = await column(page, 1);
  const elevation = head(page, 'Elevation (m)');
  const button = elevation.getByRole('button');
  await expect(elevation).not.toHaveAttribute('aria-sort');

  const numbers = async () => (await column(page, 6)).map((text) => Number(text.replace(',', '')));
  await button.click();
  await expect(elevation).toHaveAttribute('aria-sort', 'ascending');
  await expect(status(page)).toHaveText('400 rows, ordered by Elevation, ascending');
  await expect(visibleRows(page)).toHaveCount(400);
  const rising = await numbers();
  expect(rising).toEqual([...rising].sort((a, b) => a - b));

  await button.click();
  await expect(elevation).toHaveAttribute('aria-sort', 'descending');
  await expect(status(page)).toHaveText('400 rows, ordered by Elevation, descending');
  await expect(visibleRows(page)).toHaveCount(400);
  const falling = await numbers();
  expect(falling).toEqual([...falling].sort((a, b) => b - a));
  // Unknown values come last in both directions.
  await expect(page.locator('tbody tr').last().locator('td').nth(4)).toContainText('?');

  await button.click();
  await expect(elevation).not.toHaveAttribute('aria-sort');
  await expect(status(page)).toHaveText('400 rows');
  await expect(visibleRows(page)).toHaveCount(400);
  expect(await column(page, 1)).toEqual(given);
});

test('a head of a table that has an order of its own changes it with each press', async ({
  page,
}) => {
  await open(page, '/data-table-parts');
  const column = page.getByRole('columnheader', { name: 'Elevation (m)', exact: true });
  for (const order of ['descending', 'ascending', 'descending', 'ascending']) {
    await expect(column).toHaveAttribute('aria-sort', order);
    await column.getByRole('button').click();
  }
});

test('typing leaves the rows that show it, whatever the accents and the case', async ({ page }) => {
  await open(page);
  await filter(page).fill('LODZ');
  await expect(status(page)).toHaveText(/^1\d of 400 rows$/);
  for (const name of await column(page, 2)) {
    expect(name).toContain('Łódź');
  }
  // Each word has to be somewhere in the row's visible text.
  await filter(page).fill("lodz cote d'iv");
  await expect(status(page)).toHaveText(/^\d of 400 rows$/);
  for (const text of await visibleRows(page).allTextContents()) {
    expect(text).toMatch(/Łódź.*Côte d’Ivoire/s);
  }
  await filter(page).fill('');
  await expect(status(page)).toHaveText('400 rows');
  await expect(visibleRows(page)).toHaveCount(400);
});

test('a select for each column with choices narrows further', async ({ page }) => {
  await open(page);
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('halt');
  await page.getByRole('combobox', { name: 'Gauge' }).selectOption('narrow');
  await filter(page).fill('japan');
  await expect(page).toHaveURL(`${PAGE}?stations=japan&stations-kind=halt&stations-gauge=narrow`);
  expect(new Set(await column(page, 4))).toEqual(new Set(['halt']));
  expect(new Set(await column(page, 5))).toEqual(new Set(['narrow']));
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('All');
  await expect(page).toHaveURL(`${PAGE}?stations=japan&stations-gauge=narrow`);
});

test('an empty result says so, and takes the filter away', async ({ page }) => {
  await open(page);
  await filter(page).fill('nothing like it');
  await expect(page.getByText('No row is like that.')).toBeVisible();
  await expect(status(page)).toHaveText('0 of 400 rows');
  await page.getByRole('button', { name: 'Clear the filter' }).click();
  await expect(visibleRows(page)).toHaveCount(400);
  await expect(filter(page)).toHaveValue('');
  await expect(filter(page)).toBeFocused();
  await expect(page).toHaveURL(PAGE);
});

test('all of it works by keyboard', async ({ page }) => {
  await open(page);
  await filter(page).focus();
  await page.keyboard.type('market');
  await expect(status(page)).toHaveText(/^\d+ of 400 rows$/);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Kind' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(head(page, 'Code').getByRole('button')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(head(page, 'Name')).toHaveAttribute('aria-sort', 'ascending');
  await page.keyboard.press('Space');
  await expect(head(page, 'Name')).toHaveAttribute('aria-sort', 'descending');
});

test.describe('the address', () => {
  test('has what the table is set to, beside what else it has, and no step more', async ({
    page,
  }) => {
    await page.goto(`${PAGE}?other=1#after-the-table`);
    await expect(page.locator('[data-live]')).toBeVisible();
    const steps = await page.evaluate(() => history.length);
    await filter(page).fill('lon');
    await head(page, 'Opened').getByRole('button').click();
    await head(page, 'Opened').getByRole('button').click();
    await expect(page).toHaveURL(
      `${PAGE}?other=1&stations=lon&stations-sort=-opened#after-the-table`,
    );
    expect(await page.evaluate(() => history.length)).toBe(steps);
  });

  test('sets the table, and brings it back', async ({ page }) => {
    await open(page, `${PAGE}?stations=lon&stations-sort=-name&stations-kind=through`);
    await expect(filter(page)).toHaveValue('lon');
    await expect(page.getByRole('combobox', { name: 'Kind' })).toHaveValue('through');
    await expect(head(page, 'Name')).toHaveAttribute('aria-sort', 'descending');
    const count = await visibleRows(page).count();
    await expect(status(page)).toHaveText(`${count} of 400 rows, ordered by Name, descending`);
    await page.getByRole('link', { name: 'other tables' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parts of a Data Set');
    await page.goBack();
    await expect(filter(page)).toHaveValue('lon');
    await expect(status(page)).toHaveText(`${count} of 400 rows, ordered by Name, descending`);
  });

  test('is ignored where it makes no sense', async ({ page }) => {
    await open(
      page,
      `${PAGE}?stations-sort=-weight&stations-kind=castle&stations-name=x&airports=y`,
    );
    await expect(status(page)).toHaveText('400 rows');
    await expect(page.locator('[aria-sort]')).toHaveCount(0);
    await expect(page.getByRole('combobox', { name: 'Kind' })).toHaveValue('');
  });

  test('tells the tables of one set apart', async ({ page }) => {
    await open(page, '/data-table-parts?stations-2=b');
    await expect(filter(page).nth(0)).toHaveValue('');
    await expect(filter(page).nth(1)).toHaveValue('b');
  });
});
