import type { Page } from '@playwright/test';
import { hold } from '../hold.ts';
import { expect } from '../page.ts';

/** The site's code. */
export const CODE = /\/assets\/js\/[^/]+\.js$/;

/**
 * Holds back the code of pages opened from now on.
 *
 * @returns a function that lets it through
 */
export const holdCode = (page: Page): Promise<() => void> => hold(page, CODE);

/** Expects the page to be hydrated. */
export const expectAwake = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');

/**
 * Expects the page to be hydrated and completely laid out: until then, content far below isn't drawn and doesn't
 * have its final height.
 */
export async function expectLaidOut(page: Page): Promise<void> {
  await expectAwake(page);
  // A table of a thousand rows is laid out in more than a hundred tasks.
  await expect(page.locator('body [data-below]')).toHaveCount(0, { timeout: 30_000 });
}
