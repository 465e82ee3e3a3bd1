import { transform } from 'lightningcss';

/**
 * Minifies a stylesheet. Extracted rules can often be merged, and inlined values contain sums to compute.
 *
 * @param css - a complete sheet
 * @throws the parser's error for invalid CSS
 */
export const minified = (css: string): string =>
  transform({ filename: 'critical.css', code: Buffer.from(css), minify: true }).code.toString();
