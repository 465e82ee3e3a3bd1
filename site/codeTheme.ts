import type { PrismTheme } from 'prism-react-renderer';

/**
 * Groups of token kinds with the same color, by Prism's names. The key is the class that the build gives all of them,
 * which src/css/code.css styles. Other kinds inherit the color of the surrounding code. These include punctuation,
 * which would make up half of all spans.
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
 * The colors of code blocks for the theme, from src/css/tokens.css, which has a value for each color mode. It styles no
 * tokens.
 */
export const CODE_THEME: PrismTheme = {
  plain: { color: 'var(--ink)', backgroundColor: 'var(--paper-deep)' },
  styles: [],
};
