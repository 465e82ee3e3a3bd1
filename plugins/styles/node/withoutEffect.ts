import type { Plugin } from 'postcss';

/**
 * Declarations of the framework that show on nothing here, by the selector of a rule that holds everywhere: what
 * they set is inherited in any case, left to another property, or set again by our own stylesheets.
 */
const WITHOUT_EFFECT: Readonly<Record<string, readonly string[]>> = {
  // Its width is that of the flexible box.
  '.col': ['margin-left', 'width'],
  // The whole page breaks words.
  '.markdown li': ['word-wrap'],
  '.markdown li + li': ['margin-top'],
  'table thead': ['background-color'],
  'table th': ['background-color', 'color'],
  'table td': ['color'],
};

/** Where the framework's own stylesheet is: rules with such selectors in others are meant. */
const FRAMEWORK = /[\\/]node_modules[\\/]infima[\\/]/;

/** Leaves out what each page would carry without showing it; all of it is before the first paint. */
export const effectiveStyles: Plugin = {
  postcssPlugin: 'effective-styles',
  Rule(rule) {
    const isEverywhere = rule.parent?.type !== 'atrule';
    if (isEverywhere && FRAMEWORK.test(rule.source?.input.file ?? '')) {
      const spare = WITHOUT_EFFECT[rule.selector] ?? [];
      rule.walkDecls((declaration) => {
        if (spare.includes(declaration.prop)) {
          declaration.remove();
        }
      });
    }
  },
};
