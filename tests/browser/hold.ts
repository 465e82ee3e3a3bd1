import type { Page } from '@playwright/test';

/**
 * Holds back files of pages opened from now on.
 *
 * @param files - their URLs, in the form that Playwright's `route` takes
 * @returns a function that lets them through
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

export const STYLESHEETS = '**/*.css';
