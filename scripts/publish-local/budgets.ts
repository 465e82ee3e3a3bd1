import type { BuiltPage } from '../../release/publish/node/policy/pages.ts';

/**
 * Size limits of a page, in bytes as compressed with Brotli. A release that exceeds one isn't published. If the
 * size is intended, raise the limit in the same change.
 */
export const BUDGETS = {
  /** The page itself. */
  html: 40_000,
  /** All scripts that it loads. */
  scripts: 170_000,
  /** All stylesheets that it loads. */
  stylesheets: 25_000,
} as const;

/** A type of resource. */
type Kind = keyof typeof BUDGETS;

/**
 * Checks pages against the budgets.
 *
 * @param weigh - bytes of the response to one of the site's URLs
 * @param addressOf - URL of a page's file
 * @returns a sentence for each exceeded budget, with its heaviest page
 */
export function brokenBudgets(
  pages: readonly BuiltPage[],
  weigh: (address: string) => number,
  addressOf: (file: string) => string,
): string[] {
  const sum = (addresses: readonly string[]) =>
    [...new Set(addresses)].reduce((total, address) => total + weigh(address), 0);
  const weights: Record<Kind, (page: (typeof pages)[number]) => number> = {
    html: ({ file }) => weigh(addressOf(file)),
    scripts: ({ scripts }) => sum(scripts),
    stylesheets: ({ stylesheets }) => sum(stylesheets),
  };
  return Object.entries(BUDGETS).flatMap(([kind, limit]) => {
    const heavy = pages
      .map((page) => ({ page, bytes: weights[kind as Kind](page) }))
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
