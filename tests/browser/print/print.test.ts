import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from '../page.ts';

test.use({ window: 'own' });

test('paper has the light colors, and what is behind tabs and details', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto('/docker');
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  const panels = page.locator('.tabs-container').first().locator('[role=tabpanel]');
  expect(await panels.count()).toBeGreaterThan(1);
  await expect(panels.last()).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  for (const panel of await panels.all()) {
    await expect(panel).toBeVisible();
  }
  await expect(page.locator('article details:not([open])')).toHaveCount(0);
  await page.emulateMedia({ media: null });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(panels.last()).toBeHidden();
});

test('what is folded is printed unfolded', async ({ page }) => {
  await page.goto('/hashing');
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  const folded = page.locator('article details').filter({ hasText: 'length_extension.py' });
  const code = folded.getByText('cube_root').first();
  await expect(code).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(code).toBeVisible();
  await page.emulateMedia({ media: null });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(code).toBeHidden();
  await folded.locator('summary').click();
  await expect(code).toBeVisible();
});

test('what is folded opens for a link to its text', async ({ page }) => {
  await page.goto('/hashing#:~:text=cube_root');
  const code = page.locator('article details').getByText('cube_root').first();
  await expect(code).toBeInViewport();
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await expect(code).toBeInViewport();
});

/** A page of paper without its margins, in CSS pixels: A4 with a centimeter on each side. */
const PAPER = { width: 718, height: 1046 };

for (const address of ['/tipping', '/plug-and-voltage', '/job-board']) {
  test(`${address} has hardly more pages than its content fills, all of them upright`, async ({
    page,
  }) => {
    await page.goto(address);
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    const margin = '1cm';
    const pdf = await page.pdf({
      format: 'A4',
      preferCSSPageSize: true,
      margin: { top: margin, right: margin, bottom: margin, left: margin },
    });
    const sizes = [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
    expect(sizes.filter(([, width, height]) => Number(width) > Number(height))).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(PAPER);
    const height = await page.evaluate(() => document.body.scrollHeight);
    expect(sizes.length).toBeLessThan(height / PAPER.height + 2);
  });
}

/** Returns how many pieces of text are on each sheet. */
async function textsOnSheets(page: Page): Promise<readonly number[]> {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  const streams = [...pdf.matchAll(/FlateDecode[^>]*>>\s*stream\r?\n(.*?)endstream/gs)];
  return streams
    .map(([, stream = '']) => inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'))
    .map((content) => content.match(/\bT[jJ]\b/g)?.length ?? 0)
    .filter((count) => count > 0);
}

test('the head of a data table is on each sheet of the table', async ({ page }) => {
  await page.goto('/airport');
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  const texts = await textsOnSheets(page);
  const table = page.getByRole('table', { name: /^Airports/ });
  await table.locator('thead').evaluate((head) => {
    head.style.visibility = 'hidden';
  });
  const textsWithoutHead = await textsOnSheets(page);
  expect(textsWithoutHead).toHaveLength(texts.length);
  const rows = await table.locator('tbody tr').count();
  const sheets = texts.filter((count, index) => count > (textsWithoutHead[index] ?? 0));
  // At most 40 rows fit on one.
  expect(sheets.length).toBeGreaterThan(rows / 40);
});

test('the numbers of a wide table are in one piece on paper', async ({ page }) => {
  await page.goto('/airport');
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(PAPER);
  const table = page.getByRole('table', { name: /^Airports/ });
  const { numbers, broken, beyond } = await table.evaluate((element, width) => {
    const cells = [...element.querySelectorAll('tbody td')].filter((cell) =>
      /^[-−]?[\d.,]+$/.test(cell.textContent),
    );
    const linesOf = (cell: Element) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return new Set([...range.getClientRects()].map(({ bottom }) => bottom)).size;
    };
    return {
      numbers: cells.length,
      broken: cells.filter((cell) => linesOf(cell) > 1).map((cell) => cell.textContent),
      beyond: element.getBoundingClientRect().right > width,
    };
  }, PAPER.width);
  expect(numbers).toBeGreaterThan(1000);
  expect(broken).toEqual([]);
  expect(beyond).toBe(false);
});

test.describe('on a touchscreen', () => {
  test.use({ hasTouch: true });

  test('no sign of a link is printed beside a heading', async ({ page }) => {
    await page.goto('/docker');
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    const sign = () =>
      page
        .locator('article h2 > a')
        .first()
        .evaluate((link) => getComputedStyle(link, '::after').content);
    expect(await sign()).toContain('#');
    await page.emulateMedia({ media: 'print' });
    expect(await sign()).toBe('none');
  });
});

test('drawings that nobody came near are printed, once and light', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto('/hashing');
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  const diagrams = page.locator('[data-diagram]');
  const last = diagrams.locator('img').filter({ visible: true }).last();
  await expect(last).toHaveJSProperty('naturalWidth', 0);
  // Prints as from the browser's own menu.
  await page.pdf();
  await page.emulateMedia({ media: 'print' });
  for (const diagram of await diagrams.all()) {
    const shown = diagram.locator('img').filter({ visible: true });
    await expect(shown).toHaveCount(1);
    await expect(shown).toHaveAttribute('src', /\.svg$/);
    expect(await shown.evaluate((image) => (image as HTMLImageElement).naturalWidth)).not.toBe(0);
  }
});

test('each diagram of the build has a drawing, and each drawing a diagram', async () => {
  const folder = path.join(test.info().config.rootDir, '../../build');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.html'));
  const pages = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  const keys = pages.flatMap((html) =>
    [...html.matchAll(/data-diagram="?([0-9a-f]{12})/g)].map(([, key]) => `${key}.svg`),
  );
  const drawings = (await readdir(path.join(folder, 'diagrams'))).filter((name) =>
    name.endsWith('.svg'),
  );
  expect(drawings.sort(), 'npm run diagrams draws what is missing').toEqual(
    [...new Set(keys)].sort(),
  );
});
