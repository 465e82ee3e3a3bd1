import type { Page } from '@playwright/test';
import { expect } from './page.ts';

/** Scrolls to each diagram of a page, because diagrams are only drawn near the viewport, and waits for it. */
export async function drawDiagrams(page: Page): Promise<void> {
  for (const diagram of await page.locator('[data-diagram]').all()) {
    await diagram.scrollIntoViewIfNeeded();
    await expect(diagram.locator('svg')).toHaveCount(1);
  }
}
