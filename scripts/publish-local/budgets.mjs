/**
 * What a page may weigh at most, in bytes as Brotli sends them. A release that is heavier is not
 * published; who means it raises the number here, in the change that brings the weight.
 */
export const BUDGETS = /** @type {const} */ ({
  /** The page itself. */
  html: 40_000,
  /** All scripts that come with it. */
  scripts: 170_000,
  /** All stylesheets that come with it. */
  stylesheets: 25_000,
});

/** A kind of what a page loads. */
/** @typedef {keyof typeof BUDGETS} Kind */

/**
 * Holds pages against the budgets.
 *
 * @param {readonly import('../../release/publish/node/policy/pages.ts').BuiltPage[]} pages
 * @param {(address: string) => number} weigh bytes of what an address of the site sends
 * @param {(file: string) => string} addressOf address of a page's file
 * @returns {string[]} a sentence for each budget that does not hold, with its heaviest page
 */
export function brokenBudgets(pages, weigh, addressOf) {
  const sum = (/** @type {readonly string[]} */ addresses) =>
    [...new Set(addresses)].reduce((total, address) => total + weigh(address), 0);
  /** @type {Record<Kind, (page: (typeof pages)[number]) => number>} */
  const weights = {
    html: ({ file }) => weigh(addressOf(file)),
    scripts: ({ scripts }) => sum(scripts),
    stylesheets: ({ stylesheets }) => sum(stylesheets),
  };
  return Object.entries(BUDGETS).flatMap(([kind, limit]) => {
    const heavy = pages
      .map((page) => ({ page, bytes: weights[/** @type {Kind} */ (kind)](page) }))
      .filter(({ bytes }) => bytes > limit)
      .sort((a, b) => b.bytes - a.bytes);
    const [first] = heavy;
    return first === undefined
      ? []
      : [
          `${kind} of ${heavy.length} pages weigh more than ${limit} bytes: ${first.page.file} has ${first.bytes}`,
        ];
  });
}
