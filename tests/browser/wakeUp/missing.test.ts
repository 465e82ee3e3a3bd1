import { expect, test } from '../page.ts';
import { input } from '../search/dialog.ts';
import { expectAwake } from './code.ts';

test.use({ window: 'own' });

const MAIN = '**/assets/js/main.*.js';

test.beforeEach(({ faults }) => faults.expect(/assets\/js\/main/));

test('the site’s code does not arrive: who touches the page is told, and Retry loads it', async ({
  page,
}) => {
  await page.route(MAIN, (route) => route.abort());
  await page.goto('/js');
  await page.getByRole('button', { name: /Switch between dark and light mode/ }).click();
  const box = page.locator('#page-load-failure');
  await expect(box).toContainText(/Error: .*main.*did not arrive/);
  await page.unroute(MAIN);
  await box.getByRole('button', { name: 'Retry' }).click();
  await expectAwake(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

// @proves loading.spinner
test('after Retry, a spinner shows until the page is loaded again', async ({ page }) => {
  await page.route(MAIN, (route) => route.abort());
  await page.goto('/js');
  await page.getByRole('button', { name: /Switch between dark and light mode/ }).click();
  await page.unroute(MAIN);
  // Nothing can be asked of a page that's about to be reloaded, so it writes down what it shows.
  await page.evaluate(() => {
    new MutationObserver(() => {
      const box = document.querySelector('#page-load-failure[role=status]');
      sessionStorage.shown ||= box?.textContent ?? '';
    }).observe(document.body, { attributes: true, childList: true, subtree: true });
  });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expectAwake(page);
  expect(await page.evaluate(() => sessionStorage.shown)).toBe('Loading');
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
});

test('it is asked for again by the next touch, whose answer comes', async ({ page }) => {
  await page.route(MAIN, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/js');
  await failed;
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.unroute(MAIN);
  await page.getByRole('button', { name: /Search/ }).click();
  await expectAwake(page);
  await expect(input(page)).toBeFocused();
});
