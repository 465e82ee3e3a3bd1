import { expect, test } from '../page.ts';
import { input } from '../search/dialog.ts';
import { ANSWERS, expectAwake, holdCode } from './code.ts';

test.use({ window: 'own' });

/* Without the script that responds early, a reader's actions are kept and repeated. */

test.beforeEach(async ({ page, faults }) => {
  faults.expect(/answers\./);
  await page.route(ANSWERS, (route) => route.fulfill({ status: 404 }));
});

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('the search opens with what is typed, and the color mode changes', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto('/js');
  await page.getByRole('button', { name: /Switch between dark and light mode/ }).click();
  await page.getByRole('button', { name: /Search/ }).click();
  // Typing takes longer than loading the code of the modal.
  await page.keyboard.type('focaccia with olives, rosemary and a lot of salt');
  release();
  await expectAwake(page);
  await expect(input(page)).toHaveValue('focaccia with olives, rosemary and a lot of salt');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('nor does the site’s code: who touches the page is told', async ({ page, faults }) => {
  faults.expect(/assets\/js\/main/);
  await page.route('**/assets/js/main.*.js', (route) => route.abort());
  await page.goto('/js');
  await page.getByRole('button', { name: /Search/ }).click();
  await expect(page.getByRole('alert')).toContainText(/Error: .*main.*did not arrive/);
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
});
