import type { Page } from '@playwright/test';
import { expect } from '../page.ts';

/** A part of the screen, in CSS pixels. */
export interface Part {
  readonly width: number;
  readonly height: number;
}

/** Waits until something is painted, and what is shown has its fonts and pictures; not for stylesheets. */
export async function expectPainted(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1);
  await page.evaluate(async () => {
    // Asked for while the text is laid out; the set itself waits for stylesheets, too.
    const loading: Promise<unknown>[] = [];
    document.fonts.forEach((font) => {
      if (font.status === 'loading') {
        loading.push(font.loaded);
      }
    });
    await Promise.all(loading);
  });
  // What is decoded after the first paint has come by then. Lazy pictures are left out where they are not shown.
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

/** What is on the screen now, from its left upper corner. Playwright's own waits for all that the page loads. */
export async function screenshot(page: Page, part?: Part): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const clip = part && { clip: { x: 0, y: 0, scale: 1, ...part } };
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', ...clip });
  await session.detach();
  return data;
}

/**
 * Whether two screenshots are the same to the eye. Where a page has another height, Chromium begins its tiles elsewhere,
 * and rounds the color of a slanted edge to the next one.
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

/** How far things have moved since a time of the page's clock, in milliseconds. */
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
        // Nothing is told where nothing has moved; what has is told before the next two frames.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
    start,
  );
