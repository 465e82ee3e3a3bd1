import path from 'node:path';
import postcss from 'postcss';

/** A URL without a scheme, a host, or a leading slash. */
const RELATIVE = /^(?!\/|[a-z]+:|#)/;

const SOURCE = /url\(\s*["']?([^"')]+)["']?\s*\)(\s*format\([^)]*\))?/;

/**
 * Prepares the fonts of a stylesheet for inlining: makes their URLs independent of the sheet's, and keeps
 * only the first of several formats, which every supported browser reads.
 *
 * @param css - the full sheet
 * @param href - the URL that a page loads it from
 * @returns the changed sheet
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
