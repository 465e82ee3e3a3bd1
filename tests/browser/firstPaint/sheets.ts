import type { Page } from '@playwright/test';

/** Keeps files from arriving until they are let through; the stylesheets unless others are named. */
export async function hold(page: Page, files = '**/*.css'): Promise<() => void> {
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
