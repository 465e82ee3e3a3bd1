import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility/violations.ts';
import { expect, test } from '../page.ts';
import { addressOf, COMPONENTS } from '../sites.ts';

test.use({ baseURL: addressOf(COMPONENTS) });

const KEY = 'checklist./checklist.packing';
const PACKING = { count: '1 of 5 checked' };

async function open(page: Page): Promise<void> {
  await page.goto('/checklist');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

const counts = (page: Page) => page.getByRole('status').filter({ hasText: 'checked' });
const box = (page: Page, name: string | RegExp) => page.getByRole('checkbox', { name });

test('ticks are counted, told, and outlast the tab', async ({ page }) => {
  await open(page);
  await expect(counts(page)).toHaveText([PACKING.count, '0 of 2 checked']);
  await box(page, 'Passport').check();
  await page.getByRole('article').getByText('Keys').first().click();
  await expect(counts(page)).toHaveText(['3 of 5 checked', '0 of 2 checked']);
  await box(page, 'Phone').uncheck();
  await expect(counts(page)).toHaveText(['2 of 5 checked', '0 of 2 checked']);

  await page.getByRole('article').getByRole('link', { name: 'notes' }).first().click();
  await expect(page).toHaveURL('/notes');
  await page.goBack();
  await expect(counts(page)).toHaveText(['2 of 5 checked', '0 of 2 checked']);
  await page.reload();
  await expect(counts(page)).toHaveText(['2 of 5 checked', '0 of 2 checked']);
  await expect(box(page, 'Passport')).toBeChecked();
  await expect(box(page, 'Keys')).toBeChecked();
  await expect(box(page, 'Phone')).not.toBeChecked();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([KEY]);
  const another = await page.context().newPage();
  await open(another);
  await expect(counts(another)).toHaveText(['2 of 5 checked', '0 of 2 checked']);
});

test('ticks in two tabs end up together', async ({ page }) => {
  await open(page);
  const another = await page.context().newPage();
  await open(another);
  await box(page, 'Passport').check();
  await expect(box(another, 'Passport')).toBeChecked();
  await box(another, 'Wallet').check();
  await expect(counts(page)).toHaveText(['3 of 5 checked', '0 of 2 checked']);
});

test('ticks are cleared, in one list and by keyboard', async ({ page }) => {
  await open(page);
  await box(page, 'Door locked').focus();
  await page.keyboard.press('Space');
  await expect(counts(page)).toHaveText([PACKING.count, '1 of 2 checked']);
  await page.getByRole('button', { name: 'Clear all' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(counts(page)).toHaveText(['0 of 5 checked', '1 of 2 checked']);
  await expect(box(page, 'Phone')).not.toBeChecked();
  await expect(box(page, 'Door locked')).toBeChecked();
});

test('a link in a task leads to its page', async ({ page }) => {
  await open(page);
  await page
    .getByRole('article')
    .getByRole('listitem')
    .filter({ hasText: 'Ticket' })
    .getByRole('link')
    .click();
  await expect(page).toHaveURL('/notes');
});

test('a plain list is ticked, and neither counted nor kept', async ({ page }) => {
  await open(page);
  await expect(box(page, 'Ticked from the start')).toBeChecked();
  await box(page, 'Not counted').check();
  await expect(counts(page)).toHaveText([PACKING.count, '0 of 2 checked']);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

for (const stored of ['nonsense', '{"of":4,"ticked":[0]}', '{"of":5,"ticked":[9]}', 'null']) {
  test(`nonsense in the storage is ignored: ${stored}`, async ({ page }) => {
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [KEY, stored] as const);
    await open(page);
    await expect(counts(page).first()).toHaveText(PACKING.count);
    await box(page, 'Passport').check();
    await expect(counts(page).first()).toHaveText('2 of 5 checked');
  });
}

test.describe('where storage fails', () => {
  test.use({ window: 'own' });

  test('a storage that throws does no harm', async ({ page, faults }) => {
    faults.expect(/Docusaurus storage error/);
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('', 'QuotaExceededError');
      };
      for (const method of ['getItem', 'setItem'] as const) {
        const original = Storage.prototype[method] as (...args: string[]) => string | null;
        Object.defineProperty(Storage.prototype, method, {
          value(this: Storage, ...args: string[]) {
            return this === localStorage ? refuse() : original.apply(this, args);
          },
        });
      }
    });
    await open(page);
    await box(page, 'Passport').check();
    await expect(counts(page).first()).toHaveText('2 of 5 checked');
  });

  test('no storage at all does no harm', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('', 'SecurityError');
        },
      });
    });
    await open(page);
    await box(page, 'Passport').check();
    await expect(counts(page).first()).toHaveText('2 of 5 checked');
  });
});

test('on paper, the boxes are as they were ticked', async ({ page }) => {
  await open(page);
  await box(page, 'Passport').check();
  await page.emulateMedia({ media: 'print' });
  await expect(box(page, 'Passport')).toBeVisible();
  await expect(box(page, 'Passport')).toBeChecked();
  await expect(box(page, 'Wallet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Clear all' })).toHaveCount(0);
});

for (const [theme, width] of [
  ['light', 1280],
  ['dark', 390],
] as const) {
  test(`axe finds nothing, ${theme}, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate((mode) => localStorage.setItem('theme', mode), theme);
    await open(page);
    await expectAccessible(page);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the lists can be read', async ({ page }) => {
    await page.goto('/checklist');
    await expect(page.getByText('Passport')).toBeVisible();
    await expect(box(page, 'Phone')).toBeChecked();
    await expect(counts(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Clear all' })).toHaveCount(0);
  });
});
