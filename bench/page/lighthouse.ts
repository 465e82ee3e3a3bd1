import lighthouse from 'lighthouse';

/** Runs that may be lost: now and then the trace of a page load has no navigation start. */
const MOST_LOST = 3;

/** Lighthouse's error code for a trace without a navigation start. */
const LOST = 'NO_NAVSTART';

/** Lighthouse's results for a page, on its simulated phone with a slow network. Times are in milliseconds. */
interface Findings {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocking: number;
  readonly layoutShift: number;
  /** Of all files, headers included. */
  readonly bytes: number;
  /** Performance score, up to 100. */
  readonly score: number;
}

/**
 * Runs Lighthouse on a page.
 *
 * @param port - debugging port of the browser
 * @param lost - number of runs lost so far
 * @throws Error when Lighthouse fails
 */
export async function findings(port: number, address: string, lost: number = 0): Promise<Findings> {
  const result = await lighthouse(address, {
    port,
    onlyCategories: ['performance'],
    logLevel: 'error',
  });
  const { audits, categories, runtimeError } = result?.lhr ?? {};
  if (runtimeError?.code === LOST && lost < MOST_LOST) {
    return findings(port, address, lost + 1);
  }
  if (audits === undefined || runtimeError !== undefined) {
    throw new Error(`Lighthouse could not look at ${address}: ${runtimeError?.message}`);
  }
  const of = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    firstPaint: of('first-contentful-paint'),
    largestPaint: of('largest-contentful-paint'),
    blocking: of('total-blocking-time'),
    layoutShift: of('cumulative-layout-shift'),
    bytes: of('total-byte-weight'),
    score: 100 * (categories?.performance?.score ?? 0),
  };
}
