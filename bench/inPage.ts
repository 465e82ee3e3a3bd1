/**
 * Runs in a page before the functions that a benchmark sends there: tsx keeps the names of the functions inside them
 * with a helper, which the page doesn't have.
 */
export const IN_PAGE = 'globalThis.__name = (named) => named;';
