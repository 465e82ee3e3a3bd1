import type { Browser, CDPSession } from '@playwright/test';
import { Refusal } from '../../scripts/command/refusal.ts';
import { openSlowPage } from './slowPage.ts';

/** The link to follow, the first in a document's text: paths of its page and its target. */
const LINK = { from: '/api', to: '/pagination' };

/** How long the link is in view after the `load` event, whether the page is hydrated or not. */
const SEEN_MS = 2000;

type TimedWindow = typeof window & { benchTimes: { clicked?: number; painted?: number } };

/** Runs in the page before its own code: records the time of a click and of the frame with the next heading. */
function noteTimes() {
  const times: TimedWindow['benchTimes'] = {};
  Object.assign(window, { benchTimes: times });
  addEventListener(
    'click',
    () => {
      const heading = document.querySelector('h1')?.textContent;
      times.clicked = performance.now();
      const look = () => {
        const next = document.querySelector('h1')?.textContent;
        if (next === heading || next === undefined) {
          requestAnimationFrame(look);
        } else {
          // The next frame begins after this one, with the heading, is painted.
          requestAnimationFrame(() => {
            times.painted = performance.now();
          });
        }
      };
      requestAnimationFrame(look);
    },
    { capture: true },
  );
}

/**
 * Runs in the page: scrolls the link into view if it isn't.
 *
 * @returns where it is in the window; undefined if there's no such link
 */
function bringIntoView(to: string): { x: number; y: number } | undefined {
  const links = [...document.querySelectorAll(`main a[href="${to}"]`)];
  const link = links.find((one) => one.checkVisibility());
  const box = link?.getBoundingClientRect();
  if (box && (box.top < 0 || box.bottom > innerHeight)) {
    link?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  // The first line, because the bounding box of a link that wraps includes space outside the link.
  const line = link?.getClientRects()[0];
  return line && { x: line.left + 5, y: line.top + line.height / 2 };
}

/**
 * Evaluates over the DevTools protocol: Playwright's own calls count as user activity, after which the page
 * prefetches more.
 *
 * @throws Refusal when the page has no such link
 */
async function place(session: CDPSession): Promise<{ x: number; y: number }> {
  const { result } = await session.send('Runtime.evaluate', {
    expression: `(${bringIntoView})(${JSON.stringify(LINK.to)})`,
    returnByValue: true,
  });
  if (result.value === undefined) {
    throw new Refusal(`${LINK.from} has no link to ${LINK.to} that can be seen`);
  }
  return result.value;
}

/**
 * Follows a link two seconds after the `load` event of its page.
 *
 * @param origin - of the site
 * @param restMs - how long the pointer rests on the link before the click
 * @returns milliseconds from the click to the frame with the next heading
 */
export async function follow(browser: Browser, origin: string, restMs: number): Promise<number> {
  const { page, session, close } = await openSlowPage(browser, { width: 1280, height: 900 });
  await page.addInitScript(noteTimes);
  await page.goto(origin + LINK.from, { waitUntil: 'load' });
  await place(session);
  await page.waitForTimeout(SEEN_MS);
  // Content that arrived in the meantime may have moved it.
  const { x, y } = await place(session);
  await page.mouse.move(x, y);
  await page.waitForTimeout(restMs);
  await page.mouse.click(x, y);
  const milliseconds = await page
    .waitForFunction(() => {
      const { clicked = 0, painted } = (window as TimedWindow).benchTimes;
      return painted && painted - clicked;
    })
    .then((handle) => handle.jsonValue());
  await close();
  return milliseconds ?? Number.NaN;
}
