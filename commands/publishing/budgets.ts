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

/** The bytes of a page's file and of what it loads. */
export type Weights = Readonly<Record<keyof typeof BUDGETS, number>> & { readonly file: string };

/** @returns a sentence for each exceeded budget, with its heaviest page */
export function brokenBudgets(pages: readonly Weights[]): string[] {
  return Object.entries(BUDGETS).flatMap(([name, limit]) => {
    const kind = name as keyof typeof BUDGETS;
    const heavy = pages.filter((page) => page[kind] > limit).sort((a, b) => b[kind] - a[kind]);
    return heavy
      .slice(0, 1)
      .map(
        (page) =>
          `${kind} of ${heavy.length} pages weigh more than ${limit} bytes: ${page.file} has ${page[kind]}`,
      );
  });
}
