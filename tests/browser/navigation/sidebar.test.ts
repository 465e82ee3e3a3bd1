import type { Page } from '@playwright/test';
import { expect, test } from '../page.ts';

test.use({ window: 'own', savesData: false });

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });
const expand = (page: Page, name: string) =>
  sidebar(page).getByRole('button', { name: `Expand sidebar category '${name}'` });
const collapse = (page: Page, name: string) =>
  sidebar(page).getByRole('button', { name: `Collapse sidebar category '${name}'` });

// @proves sidebar.auto-collapse
test('opening one category closes the one that was open', async ({ page }) => {
  await page.goto('/developing');
  await expand(page, 'Docker').click();
  await expect(collapse(page, 'Docker')).toBeVisible();
  await expand(page, 'Algorithms').click();
  await expect(collapse(page, 'Algorithms')).toBeVisible();
  await expect(expand(page, 'Docker')).toBeVisible();
  await expect(sidebar(page).getByRole('link', { name: 'Dockerfile' })).toBeHidden();
});

/** The animation of a category: the height that it starts or ends at, in pixels, and its duration. */
interface Motion {
  readonly height: number;
  readonly milliseconds: number;
}

/** Records the animations of categories. */
async function watchMotions(page: Page): Promise<() => Promise<readonly Motion[]>> {
  await page.addInitScript(() => {
    const motions: Motion[] = [];
    Object.assign(window, { motions });
    new MutationObserver((records) => {
      for (const { target } of records) {
        const { style } = target as HTMLElement;
        const milliseconds = /height (\d+)ms/.exec(style.transition)?.[1];
        const height = Number.parseFloat(style.height);
        if (milliseconds !== undefined && height > 0) {
          motions.push({ height, milliseconds: Number(milliseconds) });
        }
      }
    }).observe(document, { attributes: true, attributeFilter: ['style'], subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { motions: readonly Motion[] }).motions);
}

/** Returns the duration for a height according to the Material design guidelines. */
function timeFor(height: number): number {
  const units = height / 36;
  return Math.round((4 + 15 * units ** 0.25 + units / 5) * 10);
}

// @proves collapse.duration
test('a category opens in a time that comes from its height', async ({ page }) => {
  const motions = await watchMotions(page);
  await page.goto('/developing');
  await expand(page, 'Docker').click();
  await expect(collapse(page, 'Docker')).toBeVisible();
  await expand(page, 'Algorithms').click();
  await expect
    .poll(async () => new Set((await motions()).map(({ height }) => height)).size)
    .toBeGreaterThan(1);
  const seen = await motions();
  expect(seen.map(({ milliseconds }) => milliseconds)).toEqual(
    seen.map(({ height }) => timeFor(height)),
  );
});

// @proves collapse.reduced-motion
test('where less motion is preferred, it opens in a millisecond', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const motions = await watchMotions(page);
  await page.goto('/developing');
  await expand(page, 'Docker').click();
  await expect.poll(async () => (await motions()).length).toBeGreaterThan(0);
  expect(new Set((await motions()).map(({ milliseconds }) => milliseconds))).toEqual(new Set([1]));
  await expect(sidebar(page).getByRole('link', { name: 'Dockerfile' })).toBeVisible();
});
