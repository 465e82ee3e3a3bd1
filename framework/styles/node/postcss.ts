import { AtRule, type Container, type Plugin, type Rule } from 'postcss';

/** The element after a document's title. */
const AFTER_TITLE = /(?:^|\s)header\s*\+\s*\*$/;

/** The browser's default font size, which `em` means in a media query unless the reader has set another. */
const DEFAULT_FONT_SIZE_PX = 16;

/**
 * Drops the rule that removes outlines, which browsers don't show anyway, from anything pressed with a pointer.
 * It matches all elements, so their styles are recalculated at the first press: 25 to 31 ms on a slow phone.
 */
export const pointerStyles: Plugin = {
  postcssPlugin: 'pointer-styles',
  Rule(rule) {
    if (rule.selector.includes('.navigation-with-keyboard')) {
      rule.remove();
    }
  },
};

/**
 * Drops the selector that removes the top margin of whatever follows a document's title: that's always a paragraph
 * (plugins/documents/node/contract/rules/structure.ts), and paragraphs have no top margin. It matches any element after
 * another, so most of a document's styles would be recalculated when the page hydrates.
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

const em = (pixels: number): string => `${pixels / DEFAULT_FONT_SIZE_PX}em`;

/**
 * Makes breakpoints depend on the font size: at twice the size, a viewport of 1,280 pixels has no room for
 * the sidebar. At the default size nothing changes.
 *
 * A width from 997 pixels on becomes one above 996: between the two are the fractional widths of zoomed pages and of
 * other font sizes, where neither condition would apply.
 */
export const fontRelativeConditions: Plugin = {
  postcssPlugin: 'font-relative-conditions',
  AtRule: {
    media(rule) {
      rule.params = rule.params
        .replace(/min-width:\s*(\d+)px/g, (_, pixels) => `width > ${em(Number(pixels) - 1)}`)
        .replace(/([\d.]+)px/g, (_, pixels) => em(Number(pixels)));
    },
  },
};

/** Properties that only change how something looks. Whatever else hovering does, such as opening a menu, a tap does too. */
const LOOK = /color|^(?:-webkit-)?(?:background|text-decoration|transition)|^--/;

/** Whether a selector needs a pointer. One with `:focus` also serves the keyboard. */
const needsPointer = (selector: string): boolean =>
  /:hover/.test(selector.replace(/:not\([^)]*\)/g, '')) && !selector.includes(':focus');

const isOnlyLook = (rule: Rule): boolean =>
  rule.every((part) => part.type !== 'decl' || LOOK.test(part.prop));

/**
 * Leaves the look of what's hovered to devices that can hover: a touchscreen keeps the last touched place hovered. The
 * rules move to the end of where they are, in their order, so that each condition is written once.
 */
export const hoverStyles: Plugin = {
  postcssPlugin: 'hover-styles',
  OnceExit(root) {
    const conditions = new Map<Container | undefined, AtRule>();
    root.walkRules((rule) => {
      const { parent } = rule;
      const hovered = rule.selectors.filter(needsPointer);
      const isDone = parent?.type === 'atrule' && (parent as AtRule).params.includes('hover:');
      if (hovered.length === 0 || isDone || !isOnlyLook(rule)) {
        return;
      }
      const condition =
        conditions.get(parent) ?? new AtRule({ name: 'media', params: '(hover: hover)' });
      conditions.set(parent, condition);
      condition.append(rule.clone({ selectors: hovered }));
      if (hovered.length === rule.selectors.length) {
        rule.remove();
      } else {
        rule.selectors = rule.selectors.filter((selector) => !needsPointer(selector));
      }
    });
    for (const [parent, condition] of conditions) {
      parent?.append(condition);
    }
  },
};
