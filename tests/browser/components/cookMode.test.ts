import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility/violations.ts';
import { expect, test } from '../page.ts';
import { addressOf, COMPONENTS } from '../sites.ts';

test.use({ window: 'own', baseURL: addressOf(COMPONENTS) });

/** Counters of the wake lock stub. */
interface Locks {
  asked: number;
  held: number;
  release(): void;
}

/** Replaces the browser's wake lock, which headless browsers deny. */
async function stubWakeLock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const locks: Locks = { asked: 0, held: 0, release: () => {} };
    Object.assign(window, { locks });
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: async () => {
          locks.asked += 1;
          locks.held += 1;
          const sentinel = Object.assign(new EventTarget(), {
            released: false,
            release: async () => {
              if (!sentinel.released) {
                sentinel.released = true;
                locks.held -= 1;
                sentinel.dispatchEvent(new Event('release'));
              }
            },
          });
          locks.release = sentinel.release;
          return sentinel;
        },
      },
    });
  });
}

const locks = (page: Page) =>
  page.evaluate(() => {
    const { asked, held } = (window as unknown as { locks: Locks }).locks;
    return { asked, held };
  });

const dialog = (page: Page) => page.getByRole('dialog');
const heading = (page: Page) => dialog(page).getByRole('heading');

async function enter(page: Page, query = ''): Promise<void> {
  await page.goto(`/recipe${query}`);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.getByRole('button', { name: 'Cook mode' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
}

test('leads through the steps by keyboard, and back to where it was opened', async ({ page }) => {
  await stubWakeLock(page);
  await enter(page, '?servings=4');
  await expect(heading(page)).toHaveText('Day one: mix: step 1 of 2');
  await expect(dialog(page)).toContainText('Stir 1.5 g of the yeast');
  await page.keyboard.press('ArrowLeft');
  await expect(heading(page)).toHaveText('Day one: mix: step 1 of 2');
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page)).toContainText('Shape pieces of 80 g.');
  await page.keyboard.press('ArrowRight');
  await expect(heading(page)).toHaveText('Day two: bake: step 1 of 3');
  await page.keyboard.press('PageUp');
  await expect(heading(page)).toHaveText('Day one: mix: step 2 of 2');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Cook mode' })).toBeFocused();
});

test('leads through the steps by taps, with the ingredients at hand', async ({ page }) => {
  await stubWakeLock(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page);
  const next = dialog(page).getByRole('button', { name: 'Next' });
  for (let taps = 0; taps < 4; taps += 1) {
    await next.click();
  }
  await expect(heading(page)).toHaveText('Day two: bake: step 3 of 3');
  await dialog(page).getByRole('button', { name: 'Previous' }).click();
  await expect(heading(page)).toHaveText('Day two: bake: step 2 of 3');
  await dialog(page).getByText('Ingredients', { exact: true }).click();
  await expect(dialog(page).getByText('about 12% protein')).toBeVisible();
  await next.click();
  await dialog(page).getByRole('button', { name: 'Finish' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Cook mode' })).toBeFocused();
});

test('keeps the screen on until it is left, also after the page was hidden', async ({ page }) => {
  await stubWakeLock(page);
  await enter(page);
  await expect(dialog(page)).toContainText('The screen stays on.');
  expect(await locks(page)).toEqual({ asked: 1, held: 1 });
  // A browser releases the lock when the page is hidden, and fires an event when it's visible again.
  await page.evaluate(() => (window as unknown as { locks: Locks }).locks.release());
  await expect(dialog(page)).not.toContainText('The screen stays on.');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(dialog(page)).toContainText('The screen stays on.');
  expect(await locks(page)).toEqual({ asked: 2, held: 1 });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(await locks(page)).toEqual({ asked: 2, held: 1 });
  await page.keyboard.press('Escape');
  await expect.poll(() => locks(page)).toEqual({ asked: 2, held: 0 });
});

test('says so where the browser cannot keep the screen on', async ({ page }) => {
  await page.addInitScript(() => {
    delete (Navigator.prototype as { wakeLock?: unknown }).wakeLock;
  });
  await enter(page);
  await expect(dialog(page)).toContainText('Your browser cannot keep the screen on');
});

test('says so where the system does not allow it', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'wakeLock', {
      value: { request: () => Promise.reject(new DOMException('', 'NotAllowedError')) },
    });
  });
  await enter(page);
  await expect(dialog(page)).toContainText('does not let the page keep the screen on');
});

test('shares its timers with the page', async ({ page }) => {
  await stubWakeLock(page);
  await page.clock.install({ time: new Date('2026-11-21T12:00:00Z') });
  await enter(page);
  await page.keyboard.press('ArrowRight');
  await page.clock.pauseAt(new Date('2026-11-21T13:00:00Z'));
  await dialog(page)
    .getByRole('button', { name: /^Start timer: 30 seconds/ })
    .click();
  await page.clock.runFor(10_000);
  await expect(dialog(page).getByRole('timer')).toHaveText('0:20');
  await page.keyboard.press('ArrowRight');
  await page.clock.runFor(20_000);
  await expect(dialog(page).getByRole('alert')).toHaveText('Time is up: Day one: mix, step 2');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Timers' })).toContainText('Time is up');
});

test('says so when its code cannot be had, and can be tried again', async ({ page, faults }) => {
  faults.expect(/failed request/);
  faults.expect(/ERR_FAILED|Failed to load/);
  await page.goto('/recipe');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'Cook mode' }).click();
  await expect(page.getByRole('alert')).toContainText('Cook mode could not be loaded.');
  await page.unroute('**/assets/js/*.js');
  await page.getByRole('button', { name: 'Cook mode' }).click();
  await expect(dialog(page)).toBeVisible();
});

for (const theme of ['light', 'dark']) {
  test(`axe finds nothing, ${theme}`, async ({ page }) => {
    await stubWakeLock(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await enter(page);
    await page.keyboard.press('ArrowRight');
    await dialog(page)
      .getByRole('button', { name: /^Start timer/ })
      .click();
    await dialog(page).getByText('Ingredients', { exact: true }).click();
    await expectAccessible(page, { within: 'dialog' });
  });
}
