import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '../page.ts';

/** The color modes and widths that a component is looked at in. */
export const SCREENS = [
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 1280 },
  { theme: 'light', width: 390 },
] as const;

/** Opens a page in a color mode at a width, and waits until its code runs. */
export async function open(
  page: Page,
  path: string,
  { theme = 'light', width = 1280 }: { readonly theme?: string; readonly width?: number } = {},
): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Expects that axe finds nothing on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`),
  ).toEqual([]);
}

/** How far the page is wider than the window, in CSS pixels. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
