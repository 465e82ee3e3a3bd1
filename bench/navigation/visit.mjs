import { Refusal } from '../../scripts/command/refusal.mjs';

/** Slow 4G, as Lighthouse has it: round trips of 150 ms, 1.6 Mbit/s. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

const CPU_SLOWDOWN = 4;

/** How long the link is in view after the event `load`, the page awake or not. */
const SEEN_MS = 2000;

/** How long the pointer rests on the link, by manner. */
const RESTS_MS = { view: 0, hover: 150 };

/** @typedef {{ from: string, to: string }} Way a link to follow, by addresses */
/** @typedef {'view' | 'hover'} Manner */
/** @typedef {{ milliseconds: number, prefetched: number }} Followed */

/** Notes when a click came and when the frame with the next heading was there. */
const NOTE_TIMES = () => {
  /** @type {{ clicked?: number, painted?: number }} */
  const times = {};
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
          // The next frame begins when this one, which has the heading, is painted.
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
 * Follows a link with nothing cached.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {Way} way
 * @param {Manner} manner two seconds after the event `load`: at once, or with the pointer on the link for a moment
 * @returns {Promise<Followed>} milliseconds from the click to the frame with the next heading; bytes that
 *   were fetched ahead of need before it
 * @throws {Refusal} when the page has no such link
 */
export async function follow(browser, origin, { from, to }, manner) {
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
  await page.addInitScript(NOTE_TIMES);
  await page.goto(origin + from, { waitUntil: 'load' });
  const link = page.locator(`main a[href="${to}"]`).locator('visible=true').first();
  if ((await link.count()) === 0) {
    throw new Refusal(`${from} has no link to ${to} that can be seen`);
  }
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(SEEN_MS);
  // In its first line, as a link that wraps has room around it that is not its own.
  const { x, y } = await link.evaluate((element) => {
    const line = element.getClientRects()[0] ?? element.getBoundingClientRect();
    return { x: line.left + 5, y: line.top + line.height / 2 };
  });
  await page.mouse.move(x, y);
  await page.waitForTimeout(RESTS_MS[manner]);
  const bytes = prefetched;
  await page.mouse.click(x, y);
  const milliseconds = await page
    .waitForFunction(() => {
      const { benchTimes } = /** @type {any} */ (window);
      return benchTimes?.painted && benchTimes.painted - benchTimes.clicked;
    })
    .then((handle) => handle.jsonValue());
  await context.close();
  return { milliseconds, prefetched: bytes };
}
