import type { Plugin } from 'postcss';

/** The size that browsers set text in unless a reader has chosen another, which is what `em` means in a condition. */
const DEFAULT_FONT_SIZE_PX = 16;

/**
 * Has the layout change by how much text there is room for: at twice the size, a window of 1,280 pixels has no room
 * for the sidebar. At the default size nothing changes.
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
