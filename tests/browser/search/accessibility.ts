import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds wrong in a part of a page.
 *
 * @param within - CSS selector of the part
 */
export async function violationsIn(page: Page, within: string) {
  const builder = new AxeBuilder({ page });
  return (await builder.include(within).analyze()).violations;
}
