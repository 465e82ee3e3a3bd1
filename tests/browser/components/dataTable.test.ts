import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility/violations.ts';
import { expect, test } from '../page.ts';
import { addressOf, COMPONENTS } from '../sites.ts';
import { expectLaidOut } from '../wakeUp/code.ts';

test.use({ baseURL: addressOf(COMPONENTS) });

const PAGE = '/data-table';
const PARTS = '/data-table-parts';

/** Opens a page and waits until its tables are hydrated. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('[data-live]').first()).toBeVisible();
}

const rowOf = (page: Page, id: string) => page.locator(`tr[id="${id}"]`);
const visibleRows = (page: Page) => page.locator('tbody tr:visible');

test('every type of column is shown as what it is', async ({ page }) => {
  await page.goto(PAGE);
  await expect(page.getByRole('table', { name: 'Stations' }).locator('tbody tr')).toHaveCount(400);
  const heads = ['Code', 'Name', 'Country', 'Kind', 'Gauge', 'Elevation (m)', 'Locker (EUR)'];
  for (const [index, head] of heads.entries()) {
    await expect(page.getByRole('columnheader').nth(index)).toHaveText(head);
  }
  const cells = rowOf(page, 'BAC').locator('th, td');
  await expect(cells).toHaveText([
    'BAC#',
    'Zürich West',
    '🇯🇵 Japan',
    'through',
    'standard',
    '825',
    '3.50',
    '-3 °C (27 °F)',
    'Sep 18, 1955',
    '–none',
    'Yes',
    '–none',
    'U1, U2',
    '🇩🇪 Germany',
    'DUG, HEG',
  ]);
  await expect(cells.nth(0)).toHaveAttribute('scope', 'row');
  await expect(cells.nth(2).locator('[aria-hidden]')).toHaveText('🇯🇵');
  await expect(cells.nth(4).locator('code')).toHaveText('standard');
  await expect(cells.nth(5)).toHaveCSS('text-align', 'end');
  await expect(cells.nth(5)).toHaveCSS('font-variant-numeric', /tabular-nums/);
  await expect(cells.nth(1)).toHaveCSS('text-align', 'start');
  await expect(cells.nth(14).getByRole('link', { name: 'DUG' })).toHaveAttribute('href', '#DUG');
  await expect(rowOf(page, 'BAG').getByRole('link', { name: 'bag.example.com' })).toHaveAttribute(
    'href',
    'https://bag.example.com/',
  );
});

test('what is unknown and what there is not are told apart, for screen readers in words', async ({
  page,
}) => {
  await page.goto(PAGE);
  const unknown = rowOf(page, 'BAN').locator('td').first();
  await expect(unknown.locator('[aria-hidden]')).toHaveText('?');
  await expect(unknown).toContainText('unknown');
  const none = rowOf(page, 'BAC').locator('td').nth(8);
  await expect(none.locator('[aria-hidden]')).toHaveText('–');
  await expect(none).toContainText('none');
});

test('a document chooses columns, rows, order and caption', async ({ page }) => {
  await open(page, PARTS);
  const halts = page.getByRole('table', { name: 'Halts by elevation' });
  await expect(halts.getByRole('columnheader')).toHaveText(['Name', 'Country', 'Elevation (m)']);
  await expect(halts.getByRole('columnheader').nth(2)).toHaveAttribute('aria-sort', 'descending');
  const elevations = await halts.locator('tbody td:last-child').allTextContents();
  const known = elevations.map((text) => Number(text.replace(',', ''))).filter(Number.isFinite);
  expect(known.length).toBeGreaterThan(50);
  expect(known).toEqual([...known].sort((a, b) => b - a));
  // Unknown values come last.
  expect(elevations.slice(known.length).every((text) => text.includes('?'))).toBe(true);
  const narrow = page.getByRole('table', { name: 'Stations' });
  expect(new Set(await narrow.locator('tbody td:nth-child(2)').allTextContents())).toEqual(
    new Set(['narrow']),
  );
  // The table above has the anchors, because it includes some of the same rows.
  expect(await narrow.locator('tr[id]').count()).toBe(0);
  expect(await halts.locator('tbody tr[id]').count()).toBe(
    known.length + elevations.slice(known.length).length,
  );
});

test('the day, the sources and the downloads are under the table', async ({ page, request }) => {
  await page.goto(PAGE);
  await expectLaidOut(page);
  await expect(page.locator('time[datetime="2026-11-21"]').first()).toHaveText('November 21, 2026');
  await expect(page.getByRole('link', { name: 'Made up as well' })).toHaveAttribute(
    'href',
    'https://www.example.org/more',
  );
  const csv = page.getByRole('link', { name: 'Download Stations as CSV' });
  await expect(csv).toHaveAttribute('download', '');
  const [download] = await Promise.all([page.waitForEvent('download'), csv.click()]);
  expect(download.suggestedFilename()).toBe('stations.csv');
  const table = await (await request.get('/data/stations.csv')).text();
  expect(table.split('\r\n')).toHaveLength(402);
  expect(table).toMatch(/^code,name,country,kind,gauge,elevation,fee,record,opened,/);
  const set = await (await request.get('/data/stations.json')).json();
  expect(set).toMatchObject({ title: 'Stations', day: '2026-11-21' });
  expect(set.rows).toHaveLength(400);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a table is complete, with no control that does nothing', async ({ page }) => {
    await page.goto(PAGE);
    await expect(visibleRows(page)).toHaveCount(400);
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await expect(page.locator('thead').getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Download Stations as CSV' })).toBeVisible();
  });

  test('a link opens at its row and marks it', async ({ page }) => {
    await page.goto(`${PAGE}#TUT`);
    await expect(rowOf(page, 'TUT')).toBeInViewport();
    const mark = await rowOf(page, 'TUT')
      .locator('td')
      .first()
      .evaluate((cell) => getComputedStyle(cell).backgroundColor);
    const plain = await rowOf(page, 'TUN')
      .locator('td')
      .first()
      .evaluate((cell) => getComputedStyle(cell).backgroundColor);
    expect(mark).not.toBe(plain);
  });
});

test('on paper the table is whole, without what is of use on a screen only', async ({ page }) => {
  await open(page, PAGE);
  await page.emulateMedia({ media: 'print' });
  await expect(visibleRows(page)).toHaveCount(400);
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Download Stations as CSV' })).toBeHidden();
  await expect(page.locator('thead')).toHaveCSS('display', 'table-header-group');
  // So many columns fit on a sheet only if words break.
  await expect(page.locator('tbody th').first()).toHaveCSS('overflow-wrap', 'anywhere');
  // Print styles don't add the URLs of links in cells.
  const after = await rowOf(page, 'BAG')
    .getByRole('link', { name: 'bag.example.com' })
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(after).toBe('none');
  for (const part of ['thead', 'thead th >> nth=0', 'thead button >> nth=0', 'tbody']) {
    await expect(page.locator(part)).toHaveCSS('position', 'static');
  }
});

test('on paper a table has the rows that its filter shows', async ({ page }) => {
  await open(page, `${PAGE}?stations=TUT`);
  await expect(page.locator('.markdown').getByRole('status')).toHaveText(/ of 400 rows$/);
  const shown = await visibleRows(page).count();
  await page.emulateMedia({ media: 'print' });
  await expect(visibleRows(page)).toHaveCount(shown);
});

test('on paper, a row that was opened in a narrow window has only its values', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `${PAGE}#BAD`);
  const row = rowOf(page, 'BAD');
  await expect(row.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await expect(row.locator('td').nth(2)).toHaveText(/^Kind/);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('tbody button').filter({ visible: true })).toHaveCount(0);
  expect(await row.locator('td').nth(2).innerText()).toMatch(/^(?:terminus|through|halt)$/);
});

test('the head stays in view, and on a phone the first column too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, PAGE);
  await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }));
  const contents = await page.locator('.theme-doc-toc-mobile').boundingBox();
  const left = async (selector: string) => (await page.locator(selector).boundingBox())?.x;
  const start = await left('table');
  // Head and rows scroll sideways together, whichever of them is scrolled.
  for (const [moved, follows, by] of [
    ['tbody', 'thead', 600],
    ['thead', 'tbody', 300],
  ] as const) {
    await page.locator(moved).evaluate((element, to) => element.scrollTo(to, 0), by);
    await expect.poll(() => page.locator(follows).evaluate((part) => part.scrollLeft)).toBe(by);
    expect(await left('thead th >> nth=0')).toBe(start);
    expect(await left('tbody tr >> nth=90 >> th')).toBe(start);
  }
  expect((await page.locator('thead').boundingBox())?.y).toBe(
    (contents?.y ?? 0) + (contents?.height ?? 0),
  );
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(sideways).toBe(0);
});

for (const { theme, width } of [
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 390 },
]) {
  for (const path of [`${PAGE}?stations=xyz`, `${PARTS}#TUT`]) {
    test(`axe finds nothing on ${path}, ${theme}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate((mode) => localStorage.setItem('theme', mode), theme);
      await open(page, path);
      await expectAccessible(page);
    });
  }
}
