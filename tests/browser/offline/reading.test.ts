import { violationsIn } from '../accessibility/violations.ts';
import { drawDiagrams } from '../diagrams.ts';
import { input, openModal, options } from '../search/dialog.ts';
import { expect, keepSection, message, openPanel, panel, stored, test } from './site.ts';

// Downloads some megabytes, on a machine that may be slow.
test.setTimeout(120_000);

test('a kept section is read and searched without the server, under the same addresses', async ({
  page,
  site,
}) => {
  await keepSection(page, `${site.address}travel-checklist`, 'Travel');
  await site.stop();

  await page.goto(`${site.address}visa`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Visas and Entry Permission');
  await page.goto(`${site.address}visa/?from=map#before`);
  await expect(page).toHaveURL(`${site.address}visa?from=map#before`);

  await page.goto(`${site.address}travel-checklist`);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.getByRole('main').locator('a[href="/travel-insurance"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Travel Insurance');
  await drawDiagrams(page);

  await openModal(page, `${site.address}visa`);
  await input(page).fill('passport');
  await expect(options(page).first()).toBeVisible();
  await input(page).fill('docker');
  // The fixed pages mention it as an example.
  await expect(options(page).filter({ hasText: 'Docs rule' })).toBeVisible();
  await expect(page.locator('dialog [role=option][href^="/docker"]')).toHaveCount(0);
});

test('a page that is not kept says so, and leads to those that are', async ({ page, site }) => {
  await keepSection(page, `${site.address}travel-checklist`, 'Travel');
  await site.stop();
  await page.goto(`${site.address}docker`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This page isn’t on this device',
  );
  expect(await violationsIn(page)).toEqual([]);
  await page.getByRole('link', { name: 'Visas and Entry Permission' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Visas and Entry Permission');
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  // No page of Travel links to it.
  await page.getByRole('link', { name: 'Design', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This page isn’t on this device',
  );
  await page.goto(`${site.address}no-such-page`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');

  await site.start();
  await page.goto(`${site.address}docker`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Docker');
});

test('nothing is registered, stored, or requested before the reader asks', async ({
  page,
  site,
}) => {
  const requests: string[] = [];
  page.context().on('request', (request) => requests.push(request.url()));
  for (const path of ['about', 'travel-checklist', 'cooking-index']) {
    await page.goto(site.address + path);
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    await page.waitForLoadState('networkidle');
  }
  expect(requests.filter((address) => address.includes('offline'))).toEqual([]);
  expect(await stored(page)).toEqual({ caches: 0, workers: 0, mark: null });

  await openPanel(page, `${site.address}about`);
  expect(requests.some((address) => address.endsWith('/offline-library.json'))).toBe(true);
  expect(await stored(page)).toEqual({ caches: 0, workers: 0, mark: null });
});

test('the panel has sizes and numbers, works by keyboard, and fits a narrow window', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(`${site.address}about`);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.getByRole('button', { name: 'Keep it on this device' }).focus();
  await page.keyboard.press('Enter');
  const row = (name: string) => panel(page).getByRole('row').filter({ hasText: name });
  await expect(row('Cooking')).toHaveText(/^Cooking30Keep \(\d\.\d\sMB\)/);
  await expect(row('The whole library')).toHaveText(/^The whole library\d{3}Keep \(\d+\.\d\sMB\)/);
  expect(await violationsIn(page)).toEqual([]);
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);

  await page.getByRole('button', { name: ') Cooking' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('progressbar', { name: 'Download' })).toBeVisible();
  await expect(message(page)).toHaveText('Cooking is on this device now.', { timeout: 40_000 });
  await expect(row('Cooking')).toContainText('Kept');
  await expect(panel(page)).toContainText(/Kept since .+: Cooking\. It’s the current version\./);
  await expect(page.getByRole('button', { name: 'Keep it on this device' })).toBeFocused();
  expect(await violationsIn(page)).toEqual([]);
  expect(await overflow()).toBeLessThanOrEqual(0);

  // What's shared is on the device already.
  await expect(row('Travel')).toContainText(/Keep \([012]\.\d\sMB\)/);
});
