import type { Browser } from '@playwright/test';
import { openSlowPage } from './slowPage.ts';

/** A click that gets no response within this time is lost. */
const WAIT_MS = 15_000;

/** The button to click right after the first paint, the window's width, and the element that shows the response. */
export const PRESSES = {
  menu: { width: 390, button: '.navbar__toggle', answer: ':popover-open' },
  'color mode': { width: 1280, button: '.two-modes', answer: '[data-theme=dark]' },
  search: {
    width: 1280,
    button: '.navbar [aria-haspopup=dialog]',
    answer: '[role=dialog], dialog',
  },
};

type WatchedWindow = typeof window & {
  /** Times by the page's own clock, in milliseconds. */
  seen: { pressed?: number; answered?: number };
  firstPaint: Promise<void>;
};

/** Runs in the page before its own code: records the first click, and the frame in which an element matches `answer`. */
function watch(answer: string) {
  const page = window as WatchedWindow;
  page.seen = {};
  page.firstPaint = new Promise((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) {
        resolve();
      }
    }).observe({ type: 'paint', buffered: true });
  });
  const onPress = ({ timeStamp }: Event) => {
    page.seen.pressed = timeStamp;
    const observer = new MutationObserver(() => {
      if (document.querySelector(answer)) {
        observer.disconnect();
        // The message arrives in the task after the frame.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            page.seen.answered ??= performance.now();
          };
          port2.postMessage(undefined);
        });
      }
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true });
  };
  addEventListener('pointerdown', onPress, { capture: true, once: true });
}

/**
 * Clicks a button right after the first paint of a page.
 *
 * @returns milliseconds to the frame with the response; infinity if there's none
 */
export async function press(
  browser: Browser,
  address: string,
  { width, button, answer }: (typeof PRESSES)[keyof typeof PRESSES],
): Promise<number> {
  const { page, close } = await openSlowPage(browser, { width, height: 844 });
  await page.addInitScript(watch, answer);
  await page.goto(address, { waitUntil: 'commit' });
  const place = await page.evaluate(async (selector) => {
    await (window as WatchedWindow).firstPaint;
    // A click on a disabled button is lost, as it is for a reader.
    const box = document.querySelector(selector)?.getBoundingClientRect();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  }, button);
  await page.mouse.click(place.x, place.y);
  const milliseconds = await page
    .waitForFunction(
      () => {
        const { pressed = 0, answered } = (window as WatchedWindow).seen;
        return answered && answered - pressed;
      },
      undefined,
      { timeout: WAIT_MS, polling: 200 },
    )
    .then(
      (found) => found.jsonValue(),
      () => undefined,
    );
  await close();
  return milliseconds ?? Number.POSITIVE_INFINITY;
}
