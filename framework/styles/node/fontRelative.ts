import type { Plugin } from 'postcss';

/** The browser's default font size, which `em` means in a media query unless the reader has set another. */
const DEFAULT_FONT_SIZE_PX = 16;

/**
 * Makes breakpoints depend on the font size: at twice the size, a viewport of 1,280 pixels has no room for
 * the sidebar. At the default size nothing changes.
 */
export const fontRelativeConditions: Plugin = {
  postcssPlugin: 'font-relative-conditions',
  AtRule: {
    media(rule) {
      rule.params = rule.params.replace(
        /([\d.]+)px/g,
        (_, pixels) => `${Number(pixels) / DEFAULT_FONT_SIZE_PX}em`,
      );
    },
  },
};
