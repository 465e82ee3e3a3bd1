import type { Browser } from '@playwright/test';
import { IN_PAGE } from '../inPage.ts';
import { type WatchedWindow, watch } from './watch.ts';

/** Slow 4G, as in browser DevTools: 150 ms round-trip time, 1.6 Mbit/s. */
export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

export const SLOWDOWN = 4;

/** A click that gets no response within this time is lost. */
const WAIT_MS = 15_000;

/** The button to click right after the first paint, the window's width, and the element that shows the response. */
export const TAPS = [
  {
    name: 'menu',
    width: 390,
    button: '.navbar__toggle',
    answer: ':popover-open',
  },
  {
    name: 'color mode',
    width: 1280,
    button: '.two-modes',
    answer: '[data-theme=dark]',
  },
  {
    name: 'search',
    width: 1280,
    button: '.navbar [aria-haspopup=dialog]',
    answer: '[role=dialog], dialog',
  },
];

/**
 * Milliseconds until the first paint, and until the frame with the response: since the click, since the last
 * script loaded before the response, and since the early-answers script loaded, if the page wasn't hydrated yet.
 * A script that loaded before the click counts from the click.
 */
interface Tapped {
  readonly painted: number;
  readonly total: number;
  readonly afterCode: number;
  readonly afterAnswering: number;
}

/** Clicks a button right after the first paint of a page, with an empty cache. */
export async function tapped(
  browser: Browser,
  address: string,
  { width, button, answer }: (typeof TAPS)[number],
): Promise<Tapped> {
  const context = await browser.newContext({ viewport: { width, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await page.addInitScript(IN_PAGE);
  await page.addInitScript(watch, answer);
  await page.goto(address, { waitUntil: 'commit' });
  const place = await page.evaluate(async (selector) => {
    const watched = window as WatchedWindow;
    await watched.firstPaint;
    // A click on a disabled button is lost, as it is for a reader.
    const box = document.querySelector(selector)?.getBoundingClientRect();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  }, button);
  await page.mouse.click(place.x, place.y);
  const waited = page
    .waitForFunction(
      () => {
        const { seen } = window as WatchedWindow;
        const { painted = 0, pressed = 0, answered, isAwake } = seen;
        if (answered === undefined) {
          return undefined;
        }
        const scripts = performance
          .getEntriesByType('resource')
          .map((entry) => entry as PerformanceResourceTiming)
          // Prefetched files have the initiator type `link`.
          .filter(({ name, initiatorType }) => initiatorType === 'script' && name.endsWith('.js'))
          .filter(({ responseEnd }) => responseEnd < answered);
        const since = (entries: readonly PerformanceResourceTiming[]) =>
          answered - Math.max(pressed, ...entries.map(({ responseEnd }) => responseEnd));
        const early = scripts.filter(({ name }) => /\/answers\.\w+\.js$/.test(name));
        return {
          painted,
          total: answered - pressed,
          afterCode: since(scripts),
          afterAnswering: since(isAwake || early.length === 0 ? scripts : early),
        };
      },
      undefined,
      { timeout: WAIT_MS, polling: 200 },
    )
    .then((found) => found.jsonValue());
  const never = {
    painted: Number.NaN,
    total: Infinity,
    afterCode: Infinity,
    afterAnswering: Infinity,
  };
  const result = (await waited.catch(() => undefined)) ?? never;
  await context.close();
  return result;
}
