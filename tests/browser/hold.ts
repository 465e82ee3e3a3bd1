import type { Page } from '@playwright/test';

/**
 * Holds back files of the pages that are opened from now on.
 *
 * @param files - their addresses, as Playwright's `route` takes them
 * @returns what lets them through
 */
export async function hold(page: Page, files: string | RegExp): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}

/** The stylesheets. */
export const STYLESHEETS = '**/*.css';
