import type { Page } from '@playwright/test';
import { hold } from '../hold.ts';
import { expect } from '../page.ts';

/** The script that answers before the site's code has come. */
export const ANSWERS = '**/assets/js/answers.*.js';

/** The site's code. */
export const CODE = /\/assets\/js\/(?!answers\.)[^/]+\.js$/;

/**
 * Holds back the code of the pages that are opened from now on, but for what answers before it.
 *
 * @returns what lets it through
 */
export const holdCode = (page: Page): Promise<() => void> => hold(page, CODE);

/** Expects that the page answers. */
export const expectAwake = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');

/**
 * Expects that the page answers and that nothing of it is left out any more: until then, what is far below is
 * neither drawn nor as high as it will be.
 */
export async function expectLaidOut(page: Page): Promise<void> {
  await expectAwake(page);
  await expect(page.locator('body [data-below]')).toHaveCount(0);
}
