import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility/violations.ts';
import { expect, test } from '../page.ts';
import { expectAwake } from '../wakeUp/code.ts';

const button = (page: Page) => page.getByRole('button', { name: 'Copy as Markdown' });

const outcome = (page: Page) => page.locator('.theme-doc-footer').getByRole('status');

const clipboardText = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('a document is copied as Markdown, by mouse and by keyboard', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/visa');
  await button(page).click();
  await expect(outcome(page)).toHaveText('Copied');
  const copy = await (await request.get('/visa.md')).text();
  expect(await clipboardText(page)).toBe(copy);

  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page.getByRole('link', { name: 'Report a mistake' }).focus();
  await page.keyboard.press('Tab');
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => clipboardText(page)).toBe(copy);
  await expect(button(page)).toBeFocused();
});

test('after another document was opened, that one is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/dockerfile');
  await page.locator('article').getByRole('link', { name: 'Docker', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Docker');
  await button(page).click();
  await expect(outcome(page)).toHaveText('Copied');
  expect(await clipboardText(page)).toMatch(/^# Docker\n/);
});

test('a failed request is told, with a link to the copy', async ({ page, context, faults }) => {
  faults.expect(/visa\.md/);
  faults.expect(/status of 500/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/visa');
  await page.route('**/visa.md', (route) => route.fulfill({ status: 500 }));
  await button(page).click();
  await expect(outcome(page)).toHaveText('Couldn’t copy. Open the Markdown instead.');
  await expect(outcome(page).getByRole('link')).toHaveAttribute('href', '/visa.md');
  await expectAccessible(page);
});

test('so is a clipboard that may not be written to', async ({ page }) => {
  await page.goto('/visa');
  await page.evaluate(() => {
    navigator.clipboard.write = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await button(page).click();
  await expect(outcome(page)).toHaveText('Couldn’t copy. Open the Markdown instead.');
});

test('pages that are not documents cannot be copied as Markdown', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('link', { name: 'Report a mistake' })).toBeVisible();
  await expect(button(page)).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a link to the Markdown takes the place of the button', async ({ page }) => {
    await page.goto('/visa');
    await expect(button(page)).toBeHidden();
    await page.locator('noscript').getByRole('link', { name: 'Markdown' }).waitFor();
    await expect(page.getByRole('link', { name: 'Markdown' })).toHaveAttribute('href', '/visa.md');
  });

  test('a mistake is reported with the page', async ({ page }) => {
    await page.goto('/visa');
    await expect(page.getByRole('link', { name: 'Report a mistake' })).toHaveAttribute(
      'href',
      /\/issues\/new\?template=mistake\.yml&page=http:\/\/localhost:\d+\/visa$/,
    );
  });
});

test('a mistake is reported with the page, and the section in view', async ({ page }) => {
  await page.goto('/visa');
  const link = page.getByRole('link', { name: 'Report a mistake' });
  await expect(link).toHaveAttribute('href', /page=[^%]+\/visa$/);
  // Before that, only the press itself adds the section.
  await expectAwake(page);
  await link.focus();
  const section = await page.locator('article h2[id]').last().getAttribute('id');
  await expect(link).toHaveAttribute('href', new RegExp(`/visa%23${section}$`));
});
