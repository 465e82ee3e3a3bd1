import type { Plugin } from 'postcss';

/** On the body during keyboard navigation; the framework removes it at the first mousedown. */
const KEYBOARD_CLASS = '.navigation-with-keyboard';

/**
 * Drops the rule that removes outlines from anything pressed with a pointer.
 *
 * Browsers don't show them anyway (`:focus-visible`). The rule matches all elements, so a browser
 * recalculates all styles at the reader's first press: 25 to 31 ms for a document on a slow phone.
 */
export const pointerStyles: Plugin = {
  postcssPlugin: 'pointer-styles',
  Rule(rule) {
    if (rule.selector.includes(KEYBOARD_CLASS)) {
      rule.remove();
    }
  },
};
