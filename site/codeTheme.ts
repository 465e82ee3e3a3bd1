import type { PrismTheme } from 'prism-react-renderer';

/**
 * Colors of code. One theme serves both colour modes: the names stand for tokens of src/css/tokens.css,
 * which have a value in each.
 */
export const CODE_THEME: PrismTheme = {
  plain: { color: 'var(--ink)', backgroundColor: 'var(--paper-deep)' },
  styles: [
    { types: ['comment', 'prolog', 'doctype', 'cdata'], style: { color: 'var(--code-comment)' } },
    {
      types: [
        'keyword',
        'tag',
        'selector',
        'atrule',
        'rule',
        'important',
        'instruction',
        'section',
      ],
      style: { color: 'var(--code-keyword)' },
    },
    {
      types: ['string', 'char', 'attr-value', 'regex', 'inserted', 'url', 'value'],
      style: { color: 'var(--code-string)' },
    },
    {
      types: ['number', 'boolean', 'constant', 'symbol', 'deleted'],
      style: { color: 'var(--code-number)' },
    },
    {
      types: ['function', 'property', 'key', 'attr-name'],
      style: { color: 'var(--code-function)' },
    },
    {
      types: ['class-name', 'builtin', 'variable', 'namespace', 'type', 'decorator', 'annotation'],
      style: { color: 'var(--code-name)' },
    },
    { types: ['punctuation', 'operator'], style: { color: 'var(--ink-soft)' } },
  ],
};
