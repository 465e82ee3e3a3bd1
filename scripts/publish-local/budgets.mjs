/**
 * Size limits of a page, in bytes as compressed with Brotli. A release that exceeds one isn't published. If the
 * size is intended, raise the limit in the same change.
 */
export const BUDGETS = /** @type {const} */ ({
  /** The page itself. */
  html: 40_000,
  /** All scripts that it loads. */
  scripts: 170_000,
  /** All stylesheets that it loads. */
  stylesheets: 25_000,
});

/** A type of resource. */
/** @typedef {keyof typeof BUDGETS} Kind */

/**
 * Checks pages against the budgets.
 *
 * @param {readonly import('../../release/publish/node/policy/pages.ts').BuiltPage[]} pages
 * @param {(address: string) => number} weigh bytes of the response to one of the site's URLs
 * @param {(file: string) => string} addressOf URL of a page's file
 * @returns {string[]} a sentence for each exceeded budget, with its heaviest page
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
