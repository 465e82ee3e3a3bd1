import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds wrong in a part of a page.
 *
 * @param within - CSS selector of the part
 */
export async function violationsIn(page: Page, within: string) {
  // axe's package resolves the types of a later Playwright than the runner's; the page is the same.
  const builder = new AxeBuilder({ page: page as never });
  return (await builder.include(within).analyze()).violations;
}
