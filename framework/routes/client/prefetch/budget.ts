/** Bytes that may be prefetched per page view. */
const VIEW_BUDGET = 100_000;

/**
 * Maximum bytes for the page, everything that arrived before it looks for links, and prefetching, until the
 * reader interacts: the reader may leave without following a link.
 */
const UNTOUCHED_VIEW = 149_000;

/**
 * What may be prefetched before any interaction if the page itself uses up the limit, as with formulas: about
 * one page.
 */
const ONE_PAGE = 14_000;

/**
 * How much may be prefetched during one page view.
 *
 * @param isTouched - whether the reader has interacted with the page
 * @param arrived - bytes that arrived with the page
 * @returns bytes, headers included
 */
export function budgetOf(isTouched: boolean, arrived: number): number {
  if (isTouched) {
    return VIEW_BUDGET;
  }
  return Math.min(VIEW_BUDGET, Math.max(UNTOUCHED_VIEW - arrived, ONE_PAGE));
}

/**
 * Bytes that came over the network since navigation started, as the browser counts them: 300 bytes for the
 * headers of each response, which is more than HTTP/2 needs, and nothing for responses in flight.
 *
 * @returns bytes; responses from a cache count as 0
 * @see https://www.w3.org/TR/resource-timing/#dom-performanceresourcetiming-transfersize
 */
export function arrivedBytes(): number {
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[];
  return entries.reduce((sum, { transferSize }) => sum + transferSize, 0);
}
