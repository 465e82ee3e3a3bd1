import type { Plugin } from 'postcss';

/** On the body while the reader uses the keyboard; the framework takes it off at the first press of a pointer. */
const KEYBOARD_CLASS = '.navigation-with-keyboard';

/**
 * Leaves out the rule by which nothing that a pointer presses has an outline.
 *
 * Browsers show none there by themselves (`:focus-visible`). The rule is of all elements, so that a browser
 * works out all styles anew at a reader's first press: 25 to 31 ms for a document on a slow phone.
 */
export const pointerStyles: Plugin = {
  postcssPlugin: 'pointer-styles',
  Rule(rule) {
    if (rule.selector.includes(KEYBOARD_CLASS)) {
      rule.remove();
    }
  },
};
