import type { Page } from '@playwright/test';
import { expect, test } from '../page.ts';
import { addressOf, COMPONENTS } from '../sites.ts';
import { expectAwake, holdCode } from '../wakeUp/code.ts';
import { translate, WAYS, type Way } from './translator.ts';

/** Opens a page, translates it before its code has loaded, and expects the translation to survive hydration. */
async function wakeTranslated(page: Page, address: string, way: Way): Promise<void> {
  const letThrough = await holdCode(page);
  await page.goto(address);
  await translate(page, way);
  const remember = () => {
    // Hydration turns table heads into buttons, which are translated again.
    const translated = [...document.querySelectorAll(':is(main, nav) font')].filter(
      (element) => !element.closest('thead'),
    );
    Object.assign(window, { translated });
    return translated.length;
  };
  expect(await page.evaluate(remember)).toBeGreaterThan(20);
  letThrough();
  await expectAwake(page);
  const lost = await page.evaluate(() =>
    (Reflect.get(window, 'translated') as Element[])
      .filter(({ isConnected }) => !isConnected)
      .map(({ textContent }) => textContent),
  );
  expect(lost).toEqual([]);
}

for (const way of WAYS) {
  for (const address of [
    '/docker',
    '/focaccia',
    '/visa',
    '/interest-rate',
    '/about',
    '/',
    '/search',
  ]) {
    test(`${address} keeps the translation of a translator that ${way} texts when it wakes up`, async ({
      page,
    }) => {
      await wakeTranslated(page, address, way);
    });
  }
}

test.describe('components', () => {
  test.use({ baseURL: addressOf(COMPONENTS) });

  test('a table that was translated before it woke up can be ordered', async ({ page }) => {
    await wakeTranslated(page, '/data-table', 'replaces');
    const status = page.getByRole('status').first();
    await page.getByRole('columnheader', { name: 'Elevation (m)' }).first().click();
    await expect(status).toHaveText('400 rows, ordered by Elevation, ascending');
  });

  test('a recipe that was translated before it woke up can be scaled', async ({ page }) => {
    await wakeTranslated(page, '/recipe', 'replaces');
    await page.getByRole('spinbutton', { name: 'Servings' }).fill('4');
    const eggs = page
      .getByRole('article')
      .getByRole('listitem')
      .filter({ hasText: /\beggs?\b/ });
    await expect(eggs.first()).toHaveText('1½ eggs');
  });
});

test('a sentence whose parts a translator has reordered is in English again, and the page goes on', async ({
  page,
}) => {
  const letThrough = await holdCode(page);
  await page.goto('/docker');
  await translate(page, 'replaces');
  const paragraph = page
    .locator('article .markdown > p')
    .filter({ has: page.locator('a') })
    .first();
  const text = await paragraph.textContent();
  await paragraph.evaluate((element) => element.prepend(element.lastElementChild as Element));
  letThrough();
  await expectAwake(page);
  await expect(paragraph).toHaveText(text ?? '');
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Docker');
});

test('translators leave code and keys alone', async ({ page }) => {
  await page.goto('/git');
  await expectAwake(page);
  const translatable = page.locator(
    ':is(code, kbd, pre):not([translate="no"] *, [translate="no"])',
  );
  await expect(page.locator('article code').first()).toHaveAttribute('translate', 'no');
  await expect(translatable).toHaveCount(0);
});
