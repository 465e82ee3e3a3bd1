import type { Plugin } from 'postcss';

/** Whatever comes after the title of a document. */
const AFTER_TITLE = /(?:^|\s)header\s*\+\s*\*$/;

/**
 * Leaves out the selector by which what follows the title of a document has no margin above: that is a paragraph,
 * which has none (plugins/documents/node/contract/rules/page/opening).
 *
 * It is of any element that comes after another. A browser works out the styles anew of all that is in the next one
 * wherever an element is added, which is most of a document when the page wakes up.
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
