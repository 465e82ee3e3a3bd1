import type { Page } from '@playwright/test';
import { expect, test } from '../page.ts';
import { expectAwake } from '../wakeUp/code.ts';

test.use({ window: 'own' });

/** Links of a paragraph, which is HTML to React (plugins/markup/client). */
const LINK = '.markdown > p a[href="/dockerfile"]';

test.beforeEach(async ({ page }) => {
  await page.goto('/docker');
  await expectAwake(page);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
});

const isSame = (page: Page) => page.evaluate(() => 'isSame' in window);

test('a link of the text leads to its document without loading the site again, and Back returns', async ({
  page,
}) => {
  await page.locator(LINK).first().click();
  await expect(page).toHaveURL('/dockerfile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dockerfile');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Docker');
  expect(await isSame(page)).toBe(true);
});

test('a link of the text works by keyboard', async ({ page }) => {
  await page.locator(LINK).first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dockerfile');
  expect(await isSame(page)).toBe(true);
});

test('a link that is pressed with a modifier opens another tab', async ({ page, context }) => {
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    page
      .locator(LINK)
      .first()
      .click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(other).toHaveURL('/dockerfile');
  await expect(page).toHaveURL('/docker');
});
