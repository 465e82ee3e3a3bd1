import type { Page } from '@playwright/test';

/** Keeps the stylesheets from arriving until they are let through. */
export async function holdStylesheets(page: Page): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/*.css', async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}
