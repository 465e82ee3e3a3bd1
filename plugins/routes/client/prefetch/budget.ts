/** Bytes that may be fetched ahead of need while one page is viewed. */
const VIEW_BUDGET = 100_000;

/**
 * What a page and all that came with it may have in bytes before the reader does something, what is fetched ahead
 * included: more may be fetched for nobody.
 */
const UNTOUCHED_VIEW = 150_000;

/**
 * How much may be fetched ahead of need while one page is viewed.
 *
 * @param isTouched - whether the reader has done something yet
 * @param arrived - bytes that came with the page
 * @returns bytes, headers included
 */
export function budgetOf(isTouched: boolean, arrived: number): number {
  return isTouched ? VIEW_BUDGET : Math.min(VIEW_BUDGET, Math.max(0, UNTOUCHED_VIEW - arrived));
}

/**
 * What came over the network since the page was asked for, as the browser counts it.
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
