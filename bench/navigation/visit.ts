import type { Browser, CDPSession } from '@playwright/test';
import { Refusal } from '../../scripts/command/refusal.ts';
import { IN_PAGE } from '../inPage.ts';

/** Lighthouse's slow 4G: 150 ms round-trip time, 1.6 Mbit/s. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

const CPU_SLOWDOWN = 4;

/** How long the link is in view after the `load` event, whether the page is hydrated or not. */
const SEEN_MS = 2000;

/** How long the pointer rests on the link, by manner. */
const RESTS_MS = { view: 0, hover: 150 };

/** A link to follow: paths of its page and its target. */
interface Way {
  readonly from: string;
  readonly to: string;
}

export type Manner = 'view' | 'hover';

/** A place in the window, in CSS pixels. */
interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Followed {
  readonly milliseconds: number;
  readonly prefetched: number;
}

type TimedWindow = typeof window & { benchTimes: { clicked?: number; painted?: number } };

/** Records the time of a click and of the frame with the next heading. */
const NOTE_TIMES = () => {
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
};

/**
 * Runs in the page: scrolls a link into view if it isn't.
 *
 * @param to - path that it links to
 * @returns undefined if there is no such link
 */
function bringIntoView(to: string): Place | undefined {
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
 */
async function place(session: CDPSession, to: string): Promise<Place | undefined> {
  const { result } = await session.send('Runtime.evaluate', {
    expression: `(${bringIntoView})(${JSON.stringify(to)})`,
    returnByValue: true,
  });
  return result.value;
}

/**
 * Follows a link with an empty cache.
 *
 * @param manner - two seconds after the `load` event: click at once, or hover over the link first
 * @returns milliseconds from the click to the frame with the next heading, and bytes prefetched before the click
 * @throws Refusal when the page has no such link
 */
export async function follow(
  browser: Browser,
  origin: string,
  { from, to }: Way,
  manner: Manner,
): Promise<Followed> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    bypassCSP: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const ahead = new Set();
  let prefetched = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.initialPriority === 'VeryLow' || request.url.includes('/page-routes/')) {
      ahead.add(requestId);
    }
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    prefetched += ahead.has(requestId) ? encodedDataLength : 0;
  });
  await page.addInitScript(IN_PAGE);
  await page.addInitScript(NOTE_TIMES);
  await page.goto(origin + from, { waitUntil: 'load' });
  const seen = await place(session, to);
  if (seen === undefined) {
    throw new Refusal(`${from} has no link to ${to} that can be seen`);
  }
  await page.waitForTimeout(SEEN_MS);
  // Content that arrived in the meantime may have moved it.
  const { x, y } = (await place(session, to)) ?? seen;
  await page.mouse.move(x, y);
  await page.waitForTimeout(RESTS_MS[manner]);
  const bytes = prefetched;
  await page.mouse.click(x, y);
  const milliseconds = await page
    .waitForFunction(() => {
      const { clicked = 0, painted } = (window as TimedWindow).benchTimes;
      return painted && painted - clicked;
    })
    .then((handle) => handle.jsonValue());
  await context.close();
  return { milliseconds: milliseconds ?? Number.NaN, prefetched: bytes };
}
