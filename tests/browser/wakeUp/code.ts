import type { Page } from '@playwright/test';
import { expect } from '../page.ts';

/** Scripts of the site. */
export const CODE = '**/assets/js/*.js';

/**
 * Holds back the code of the pages that are opened from now on.
 *
 * @returns what lets it through
 */
export async function holdCode(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(CODE, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Expects that the page answers. */
export const expectAwake = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
