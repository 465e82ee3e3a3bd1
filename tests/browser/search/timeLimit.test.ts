import { expect, test } from '../page.ts';
import { dialog, input } from './dialog.ts';

test.use({ window: 'own' });

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('the code of the worker may take 30 seconds', async ({ page, faults }) => {
  faults.expect(/Search: /);
  await page.clock.install();
  await page.route('**/assets/js/search-worker*', () => {});
  await page.goto('/focaccia');
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.keyboard.press('Control+k');
  await input(page).fill('focaccia');
  await page.clock.runFor(1_000);
  await expect(dialog(page).getByRole('progressbar')).toBeVisible();
  await page.clock.runFor(30_000);
  await expect(dialog(page).getByRole('alert')).toContainText('Unable to fetch results');
  await page.unroute('**/assets/js/search-worker*');
  await dialog(page).getByRole('button', { name: 'Retry' }).click();
  await expect(dialog(page).getByRole('option').first()).toContainText('Overnight Focaccia');
});

test('so may the code of the modal', async ({ page, faults }) => {
  faults.expect(/Search: /);
  await page.clock.install();
  await page.route('**/assets/js/search-modal*', () => {});
  await page.goto('/focaccia');
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.keyboard.press('Control+k');
  await page.clock.runFor(29_000);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.clock.runFor(2_000);
  await expect(page.getByRole('alert')).toContainText('Unable to fetch results');
});
