import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

/** Runs of which the median is taken. */
const RUNS = 5;

/** Runs that may be lost: now and then the browser's record of a page load has no beginning. */
const MOST_LOST = 3;

/** What Lighthouse calls a record without a beginning. */
const LOST = 'NO_NAVSTART';

/**
 * What Lighthouse finds of a page, on its simulated phone on a slow network.
 *
 * @typedef {object} Findings
 * @property {number} fcp milliseconds until the first paint of content
 * @property {number} lcp milliseconds until the largest part is painted
 * @property {number} tbt milliseconds that tasks blocked the page beyond 50 each
 * @property {number} cls how far the layout shifted
 * @property {number} score of 100, for performance
 */

/** The audits by what they are called here. */
const AUDITS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
};

/** @param {readonly number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/**
 * Lets Lighthouse look at a page.
 *
 * @param {number} port of the browser that it takes
 * @param {string} address
 * @param {number} [lost] runs that were lost before
 * @returns {Promise<Findings>}
 * @throws Error when Lighthouse cannot tell
 */
async function look(port, address, lost = 0) {
  const result = await lighthouse(address, {
    port,
    onlyCategories: ['performance'],
    logLevel: 'error',
  });
  const { audits, categories, runtimeError } = result?.lhr ?? {};
  if (runtimeError?.code === LOST && lost < MOST_LOST) {
    return look(port, address, lost + 1);
  }
  if (audits === undefined || runtimeError !== undefined) {
    throw new Error(`Lighthouse could not look at ${address}: ${runtimeError?.message}`);
  }
  const of = (/** @type {string} */ id) => audits[id]?.numericValue ?? Number.NaN;
  return {
    fcp: of(AUDITS.fcp),
    lcp: of(AUDITS.lcp),
    tbt: of(AUDITS.tbt),
    cls: of(AUDITS.cls),
    score: 100 * (categories?.performance?.score ?? 0),
  };
}

/**
 * Lets Lighthouse look at pages several times, in turns.
 *
 * @param {string} chromePath the browser's program
 * @param {readonly string[]} addresses
 * @param {string} trust a flag of the browser, as `serveSecurely` gives it
 * @returns {Promise<readonly Findings[]>} the median of each, page by page
 * @throws Error when Lighthouse cannot tell
 */
export async function findings(chromePath, addresses, trust) {
  const chrome = await launch({
    chromePath,
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      trust,
    ],
  });
  try {
    /** @type {Findings[][]} */
    const runs = addresses.map(() => []);
    for (let run = 0; run < RUNS; run += 1) {
      for (const [at, address] of addresses.entries()) {
        runs[at]?.push(await look(chrome.port, address));
      }
    }
    return runs.map((found) => {
      const of = (/** @type {keyof Findings} */ name) => median(found.map((run) => run[name]));
      return { fcp: of('fcp'), lcp: of('lcp'), tbt: of('tbt'), cls: of('cls'), score: of('score') };
    });
  } finally {
    chrome.kill();
  }
}
