import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '../page.ts';

/** CSS selectors for the part of a page to check; by default all of it. */
export interface Part {
  readonly within?: string;
  readonly except?: string;
}

/**
 * Checks a page in its current state with all of axe's default rules.
 *
 * @returns for each violated rule, its name and the HTML of the elements that violate it
 */
export async function violationsIn(
  page: Page,
  { within, except }: Part = {},
): Promise<readonly string[]> {
  // Legacy mode runs in the page itself: otherwise each run opens a second page to combine frames, which our
  // pages don't have. All rules still run, but only violations are reported in detail.
  const builder = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] });
  if (within !== undefined) {
    builder.include(within);
  }
  if (except !== undefined) {
    builder.exclude(except);
  }
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
}

/** axe takes 15 seconds for a table of 400 rows on a shared machine. */
const LONGEST_MS = 40_000;

/**
 * Expects no violations on the page or the given part. Scrollable elements become focusable a frame after hydration,
 * once they're measured, so axe may have to run again.
 */
export async function expectAccessible(page: Page, part: Part = {}): Promise<void> {
  await expect.poll(() => violationsIn(page, part), { timeout: LONGEST_MS }).toEqual([]);
}
