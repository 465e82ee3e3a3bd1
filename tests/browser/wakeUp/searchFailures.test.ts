import type { Page, Route } from '@playwright/test';
import { expect, test } from '../page.ts';
import { dialog, input, options } from '../search/dialog.ts';
import { expectAwake, holdCode } from './code.ts';

test.use({ window: 'own' });

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const MAIN = '**/assets/js/main.*.js';
const RUNTIME = '**/assets/js/runtime*.js';

const alert = (page: Page) => dialog(page).getByRole('alert');

/** Opens a page on a phone, and its search, before the page's code has loaded. */
async function openEarly(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/js');
  await page.keyboard.press('/');
  await expect(page.locator('#early-search input')).toBeFocused();
}

test('a search that waits for the page answers then', async ({ page }) => {
  const release = await holdCode(page);
  await openEarly(page);
  await page.keyboard.type('foc');
  release();
  await expectAwake(page);
  await expect(options(page).first()).toBeVisible();
});

const FAULTS: readonly (readonly [
  what: string,
  files: string,
  answer: (route: Route) => Promise<void>,
])[] = [
  ['main script is not found', MAIN, (route) => route.fulfill({ status: 404, body: '' })],
  ['main script breaks the server', MAIN, (route) => route.fulfill({ status: 503, body: '' })],
  ['runtime is not found', RUNTIME, (route) => route.fulfill({ status: 404, body: '' })],
];

for (const [what, files, answer] of FAULTS) {
  test(`the ${what}: the dialog says so, and Retry loads it`, async ({ page, faults }) => {
    faults.expect(/assets\/js/);
    await page.route(files, answer);
    await openEarly(page);
    await page.keyboard.type('foc');
    await expect(alert(page)).toContainText(/Error: .* did not arrive/);
    await page.unroute(files);
    await alert(page).getByRole('button', { name: 'Retry' }).click();
    await expectAwake(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test(`the ${what}: a key asks again`, async ({ page, faults }) => {
    faults.expect(/assets\/js/);
    await page.route(files, answer);
    await openEarly(page);
    await expect(alert(page)).toBeVisible();
    await page.unroute(files);
    await page.keyboard.type('foc');
    await expectAwake(page);
    await expect(input(page)).toHaveValue('foc');
  });
}
