import type { Page } from '@playwright/test';
import { expect } from './page.ts';

/** Goes to each diagram of a page, as it is drawn only where a reader comes near, and waits for it. */
export async function drawDiagrams(page: Page): Promise<void> {
  for (const diagram of await page.locator('[data-diagram]').all()) {
    await diagram.scrollIntoViewIfNeeded();
    await expect(diagram.locator('svg')).toHaveCount(1);
  }
}
