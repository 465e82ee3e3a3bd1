import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

/** Runs of which the median is taken. */
const RUNS = 5;

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
 * Lets Lighthouse look at a page several times.
 *
 * @param {string} chromePath the browser's program
 * @param {string} address
 * @param {string} trust a flag of the browser, as `serveSecurely` gives it
 * @returns {Promise<Findings>} the median of each
 * @throws Error when Lighthouse cannot tell
 */
export async function findings(chromePath, address, trust) {
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
    /** @type {Findings[]} */
    const runs = [];
    for (let run = 0; run < RUNS; run += 1) {
      const result = await lighthouse(address, {
        port: chrome.port,
        onlyCategories: ['performance'],
        logLevel: 'error',
      });
      const { audits, categories, runtimeError } = result?.lhr ?? {};
      if (audits === undefined || runtimeError !== undefined) {
        throw new Error(`Lighthouse could not look at ${address}: ${runtimeError?.message}`);
      }
      const values = Object.entries(AUDITS).map(([name, id]) => [name, audits[id]?.numericValue]);
      runs.push({
        ...Object.fromEntries(values),
        score: 100 * (categories?.performance?.score ?? 0),
      });
    }
    /** @param {keyof Findings} name */
    const of = (name) => median(runs.map((run) => run[name]));
    return { fcp: of('fcp'), lcp: of('lcp'), tbt: of('tbt'), cls: of('cls'), score: of('score') };
  } finally {
    chrome.kill();
  }
}
