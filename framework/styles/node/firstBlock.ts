import type { Plugin } from 'postcss';

/** The element after a document's title. */
const AFTER_TITLE = /(?:^|\s)header\s*\+\s*\*$/;

/**
 * Drops the selector that removes the top margin of whatever follows a document's title: that's always a
 * paragraph, which has none (plugins/documents/node/contract/rules/page/opening).
 *
 * The selector matches any element after another. Wherever an element is added, the browser recalculates the
 * styles of everything in the next one, which is most of a document when the page hydrates.
 */
export const firstBlockStyles: Plugin = {
  postcssPlugin: 'first-block-styles',
  Rule(rule) {
    const selectors = rule.selectors.filter((selector) => !AFTER_TITLE.test(selector));
    if (selectors.length === 0) {
      rule.remove();
    } else if (selectors.length < rule.selectors.length) {
      rule.selectors = selectors;
    }
  },
};
