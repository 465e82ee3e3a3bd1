import type { Browser } from '@playwright/test';

/** Files requested within this time after the `load` event count, too. */
const AFTERWARDS_MS = 3000;

/**
 * Bytes on the wire, including response headers. A prefetched file counts once, although it's requested again
 * when it's needed: the browser serves that request from its cache.
 */
export interface Weight {
  /** The page and its render-blocking files. */
  readonly beforePaint: number;
  readonly scriptsBeforeLoad: number;
  /** All until three seconds after the `load` event. */
  readonly scripts: number;
  readonly all: number;
}

/** Measures the weight of a page that is opened with an empty cache. */
export async function weigh(browser: Browser, address: string): Promise<Weight> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const answers = new Map<
    string,
    { url: string; kind: string; isCached: boolean; bytes: number; end: number }
  >();
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
  let loadedAt: number | undefined;
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
  const sum = (counts: (answer: (typeof list)[number]) => boolean) =>
    list.filter(counts).reduce((total, { bytes }) => total + bytes, 0);
  const isScript = ({ kind, url }: (typeof list)[number]) =>
    kind === 'Script' || /\.js$/.test(new URL(url).pathname);
  return {
    beforePaint: sum(({ kind, url }) => kind === 'Document' || blocking.includes(url)),
    scriptsBeforeLoad: sum((answer) => isScript(answer) && answer.end <= (loadedAt ?? 0)),
    scripts: sum(isScript),
    all: sum(() => true),
  };
}
