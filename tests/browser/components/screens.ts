import type { Page } from '@playwright/test';
import { expect } from '../page.ts';

/** The color modes and widths in which components are tested. */
export const SCREENS = [
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 1280 },
  { theme: 'light', width: 390 },
] as const;

/** Opens a page in a color mode at a width, and waits until it's hydrated. */
export async function open(
  page: Page,
  path: string,
  { theme = 'light', width = 1280 }: { readonly theme?: string; readonly width?: number } = {},
): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.evaluate((mode) => localStorage.setItem('theme', mode), theme);
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Returns by how many CSS pixels the page is wider than the viewport. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
