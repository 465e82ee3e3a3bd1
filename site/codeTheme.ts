import type { PrismTheme } from 'prism-react-renderer';

/**
 * Which kinds of tokens look alike: Prism's names for them by the class that the build gives them. The
 * classes are colored in src/css/code.css; what is not named here has the color of the block.
 */
export const TOKEN_CLASSES: Readonly<Record<string, readonly string[]>> = {
  'code-comment': ['comment', 'prolog', 'doctype', 'cdata'],
  'code-keyword': ['keyword', 'tag', 'selector', 'rule', 'important', 'section'],
  'code-string': ['string', 'char', 'attr-value', 'regex', 'inserted', 'url', 'value'],
  'code-number': ['number', 'boolean', 'constant', 'symbol', 'deleted'],
  'code-function': ['function', 'property', 'key', 'attr-name'],
  'code-name': [
    'class-name',
    'builtin',
    'variable',
    'namespace',
    'type',
    'decorator',
    'annotation',
  ],
  'code-mark': ['punctuation', 'operator'],
};

/**
 * What the theme is told of colors of code: those of the block, by the names of src/css/tokens.css, which
 * have a value in each color mode. It has no tokens to color.
 */
export const CODE_THEME: PrismTheme = {
  plain: { color: 'var(--ink)', backgroundColor: 'var(--paper-deep)' },
  styles: [],
};
