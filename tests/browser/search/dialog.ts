import type { Page } from '@playwright/test';

/** The search modal. */
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });

/** The modal's input. */
export const input = (page: Page) => dialog(page).getByRole('combobox', { name: 'Search' });

/** The modal's hits. */
export const options = (page: Page) => dialog(page).getByRole('option');

/** Opens a page and, once it's hydrated, the modal. */
export async function openModal(page: Page, address = '/focaccia'): Promise<void> {
  await page.goto(address);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.keyboard.press('Control+k');
  await input(page).waitFor();
}
