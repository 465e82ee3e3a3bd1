/** Files requested within this time after the `load` event count, too. */
const AFTERWARDS_MS = 3000;

/**
 * Bytes on the wire, including response headers. A prefetched file counts once, although it's requested again
 * when it's needed: the browser serves that request from its cache.
 *
 * @typedef {object} Weight
 * @property {number} beforePaint the page and its render-blocking files
 * @property {number} scriptsBeforeLoad
 * @property {number} scripts all until three seconds after the `load` event
 * @property {number} all
 */

/**
 * Measures the weight of a page that is opened with an empty cache.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @returns {Promise<Weight>}
 */
export async function weigh(browser, address) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  /** @type {Map<string, { url: string, kind: string, isCached: boolean, bytes: number, end: number }>} */
  const answers = new Map();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    answers.set(requestId, {
      url: response.url,
      kind: type,
      isCached: response.fromDiskCache === true || response.fromPrefetchCache === true,
      bytes: 0,
      end: Number.POSITIVE_INFINITY,
    });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    Object.assign(answers.get(requestId) ?? {}, { bytes: encodedDataLength, end: timestamp });
  });
  /** @type {number | undefined} */
  let loadedAt;
  session.on('Page.loadEventFired', ({ timestamp }) => {
    loadedAt = timestamp;
  });
  await session.send('Page.enable');
  await page.goto(address, { waitUntil: 'load' });
  // A fixed time by definition of the figure, not a wait for a condition.
  await page.waitForTimeout(AFTERWARDS_MS);
  const blocking = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => Reflect.get(entry, 'renderBlockingStatus') === 'blocking')
      .map(({ name }) => name),
  );
  await context.close();
  const list = [...answers.values()].filter(({ isCached }) => !isCached);
  /** @param {(answer: typeof list[number]) => boolean} counts */
  const sum = (counts) => list.filter(counts).reduce((total, { bytes }) => total + bytes, 0);
  const isScript = (/** @type {typeof list[number]} */ { kind, url }) =>
    kind === 'Script' || /\.js$/.test(new URL(url).pathname);
  return {
    beforePaint: sum(({ kind, url }) => kind === 'Document' || blocking.includes(url)),
    scriptsBeforeLoad: sum((answer) => isScript(answer) && answer.end <= (loadedAt ?? 0)),
    scripts: sum(isScript),
    all: sum(() => true),
  };
}
