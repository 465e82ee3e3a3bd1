import type { PrismTheme } from 'prism-react-renderer';

/**
 * Which kinds of tokens look alike, by Prism's names for them: the one that stands for all is the class that
 * the build gives them, and is colored in src/css/code.css. What is not named here has the color of
 * what it is in: so has punctuation, which would be half of all spans.
 */
export const TOKEN_KINDS: Readonly<Record<string, readonly string[]>> = {
  comment: ['prolog', 'doctype', 'cdata'],
  keyword: ['tag', 'selector', 'rule', 'important', 'section'],
  string: ['char', 'attr-value', 'regex', 'inserted', 'url', 'value'],
  number: ['boolean', 'constant', 'symbol', 'deleted'],
  function: ['property', 'key', 'attr-name'],
  'class-name': ['builtin', 'variable', 'namespace', 'type', 'decorator', 'annotation'],
};

/**
 * What the theme is told of colors of code: those of the block, by the names of src/css/tokens.css, which
 * have a value in each color mode. It has no tokens to color.
 */
export const CODE_THEME: PrismTheme = {
  plain: { color: 'var(--ink)', backgroundColor: 'var(--paper-deep)' },
  styles: [],
};
