import type { Page } from '@playwright/test';
import { expect } from '../page.ts';

/** A part of the screen, in CSS pixels. */
export interface Part {
  readonly width: number;
  readonly height: number;
}

/** Waits for the first paint and for the fonts and pictures on the screen, but not for stylesheets. */
export async function expectPainted(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1);
  await page.evaluate(async () => {
    // Each font by itself, because `document.fonts.ready` also waits for stylesheets.
    const loading: Promise<unknown>[] = [];
    document.fonts.forEach((font) => {
      if (font.status === 'loading') {
        loading.push(font.loaded);
      }
    });
    await Promise.all(loading);
  });
  // Pictures may be decoded after the first paint. Those outside the viewport may be lazy, so they don't count.
  await expect
    .poll(() =>
      page.evaluate(() =>
        Array.from(document.images).every((image) => {
          const { width, top, bottom } = image.getBoundingClientRect();
          const isShown = width > 0 && bottom > 0 && top < innerHeight;
          return !isShown || (image.complete && image.naturalWidth > 0);
        }),
      ),
    )
    .toBe(true);
}

/** Captures the screen from its upper left corner. Playwright's own screenshot waits for everything the page loads. */
export async function screenshot(page: Page, part?: Part): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const clip = part && { clip: { x: 0, y: 0, scale: 1, ...part } };
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', ...clip });
  await session.detach();
  return data;
}

/**
 * Whether two screenshots look the same. If the height of a page differs, Chromium's tiles start at other positions,
 * and the colors of slanted edges can differ by one.
 */
export const areAlike = (page: Page, one: string, other: string): Promise<boolean> =>
  page.evaluate(
    async (shots) => {
      const [first, second] = await Promise.all(
        shots.map(async (shot) => {
          const image = new Image();
          image.src = `data:image/png;base64,${shot}`;
          await image.decode();
          const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
          context?.drawImage(image, 0, 0);
          return context?.getImageData(0, 0, image.width, image.height).data;
        }),
      );
      return first?.every((value, index) => Math.abs(value - (second?.[index] ?? 0)) < 2) ?? false;
    },
    [one, other],
  );

/** Returns the cumulative layout shift since `start`, a time in milliseconds by the page's clock. */
export const movedSince = (page: Page, start: number): Promise<number> =>
  page.evaluate(
    (from) =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list, observer) => {
          observer.disconnect();
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
          const after = shifts.filter(({ startTime }) => startTime > from);
          resolve(after.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Without a shift, there's no entry. If there is one, it's reported within two frames.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
    start,
  );
