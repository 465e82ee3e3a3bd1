/** Bytes that may be fetched ahead of need while one page is viewed. */
const VIEW_BUDGET = 100_000;

/**
 * What a page, all that has come with it by the time it looks for links, and what is fetched ahead then may have in
 * bytes before the reader does something: more may be fetched for nobody.
 */
const UNTOUCHED_VIEW = 150_000;

/** What may be fetched before that where the page itself takes nearly all of it, or more, as with formulas: about one page. */
const ONE_PAGE = 16_000;

/**
 * How much may be fetched ahead of need while one page is viewed.
 *
 * @param isTouched - whether the reader has done something yet
 * @param arrived - bytes that have come with the page
 * @returns bytes, headers included
 */
export function budgetOf(isTouched: boolean, arrived: number): number {
  if (isTouched) {
    return VIEW_BUDGET;
  }
  return Math.min(VIEW_BUDGET, Math.max(UNTOUCHED_VIEW - arrived, ONE_PAGE));
}

/**
 * What has come over the network since the page was asked for, as the browser counts it: with 300 bytes for the headers
 * of each answer, which HTTP/2 stays below, and nothing for what is still on its way.
 *
 * @returns bytes; what came from a cache has none
 * @see https://www.w3.org/TR/resource-timing/#dom-performanceresourcetiming-transfersize
 */
export function arrivedBytes(): number {
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[];
  return entries.reduce((sum, { transferSize }) => sum + transferSize, 0);
}
