import { transform } from 'lightningcss';

/**
 * Writes a stylesheet in fewer words, with the same meaning: what has been picked from a sheet is left with parts
 * that could be one, and values that were put together have sums to work out.
 *
 * @param css - a whole sheet
 * @throws the parser's error for what is not CSS
 */
export const minified = (css: string): string =>
  transform({ filename: 'critical.css', code: Buffer.from(css), minify: true }).code.toString();
