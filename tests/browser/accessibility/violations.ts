import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '../page.ts';

/** What part of a page is looked at, as CSS selectors; all of it where nothing is said. */
export interface Part {
  readonly within?: string;
  readonly except?: string;
}

/**
 * What axe finds wrong on a page as it stands, by all of its default rules.
 *
 * @returns for each rule that is broken its name, and the HTML of the elements that break it
 */
export async function violationsIn(
  page: Page,
  { within, except }: Part = {},
): Promise<readonly string[]> {
  // The rules run the same, but of elements that break none nothing is written down, and in the page itself:
  // otherwise each run opens a second one to put frames together, which our pages do not have.
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

/** A table of 400 rows takes axe 15 seconds on a machine that others use, too. */
const LONGEST_MS = 40_000;

/**
 * Expects that axe finds nothing on the page, or the part of it. What scrolls can be focused a frame after the page
 * is awake, once it is measured, so axe may have to look again.
 */
export async function expectAccessible(page: Page, part: Part = {}): Promise<void> {
  await expect.poll(() => violationsIn(page, part), { timeout: LONGEST_MS }).toEqual([]);
}
