import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

/** The median of this many runs counts. */
const RUNS = 5;

/** Runs that may be lost: now and then the trace of a page load has no navigation start. */
const MOST_LOST = 3;

/** Lighthouse's error code for a trace without a navigation start. */
const LOST = 'NO_NAVSTART';

/** Lighthouse's results for a page, on its simulated phone with a slow network. */
export interface Findings {
  /** First contentful paint, in milliseconds. */
  readonly fcp: number;
  /** Largest contentful paint, in milliseconds. */
  readonly lcp: number;
  /** Total blocking time, in milliseconds. */
  readonly tbt: number;
  /** Cumulative layout shift. */
  readonly cls: number;
  /** Performance score, up to 100. */
  readonly score: number;
}

/** The names of the audits in Lighthouse. */
const AUDITS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
};

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/**
 * Runs Lighthouse on a page.
 *
 * @param port - debugging port of the browser
 * @param lost - number of runs lost so far
 * @throws Error when Lighthouse fails
 */
async function look(port: number, address: string, lost: number = 0): Promise<Findings> {
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
  const of = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    fcp: of(AUDITS.fcp),
    lcp: of(AUDITS.lcp),
    tbt: of(AUDITS.tbt),
    cls: of(AUDITS.cls),
    score: 100 * (categories?.performance?.score ?? 0),
  };
}

/**
 * Runs Lighthouse on pages several times, in alternation.
 *
 * @param chromePath - the browser's executable
 * @param trust - the browser flag that `serveSecurely` returns
 * @returns medians per page
 * @throws Error when Lighthouse fails
 */
export async function findings(
  chromePath: string,
  addresses: readonly string[],
  trust: string,
): Promise<readonly Findings[]> {
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
    const runs: Findings[][] = addresses.map(() => []);
    for (let run = 0; run < RUNS; run += 1) {
      for (const [at, address] of addresses.entries()) {
        runs[at]?.push(await look(chrome.port, address));
      }
    }
    return runs.map((found) => {
      const of = (name: keyof Findings) => median(found.map((run) => run[name]));
      return { fcp: of('fcp'), lcp: of('lcp'), tbt: of('tbt'), cls: of('cls'), score: of('score') };
    });
  } finally {
    chrome.kill();
  }
}
