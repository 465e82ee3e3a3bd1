import path from 'node:path';
import postcss from 'postcss';

/** An address without a scheme, a host or a slash before it. */
const RELATIVE = /^(?!\/|[a-z]+:|#)/;

const SOURCE = /url\(\s*["']?([^"')]+)["']?\s*\)(\s*format\([^)]*\))?/;

/**
 * Makes the fonts of a stylesheet ready to go into a page: with the address that the sheet means, and of
 * several formats the first only, which every browser of the site reads.
 *
 * @param css - the whole sheet
 * @param href - the address that a page loads it from
 * @returns the sheet
 */
export function withFontsFrom(css: string, href: string): string {
  const folder = href.slice(0, href.lastIndexOf('/') + 1);
  const root = postcss.parse(css);
  root.walkAtRules('font-face', (rule) => {
    rule.walkDecls('src', (declaration) => {
      const [, address = '', format = ''] = SOURCE.exec(declaration.value) ?? [];
      const full = RELATIVE.test(address) ? folder + path.posix.normalize(address) : address;
      declaration.value = `url(${full})${format}`;
    });
  });
  return root.toString();
}
