import { createHash } from 'node:crypto';
import path from 'node:path';
import { transform } from 'lightningcss';
import postcss from 'postcss';
import type { Page, PageElement } from '../pages/page.ts';
import { criticalCssOf } from './criticalCss.ts';
import type { FirstScreen } from './firstScreen.ts';
import type { Placed } from './place.ts';

/** A stylesheet of the build. */
export interface Sheet {
  /** Path below the build. */
  readonly file: string;
  readonly css: string;
}

/** Says how a page loads the stylesheet of one of its links; undefined if the build has no copy of it. */
export type Placing = (
  page: Page,
  firstScreen: FirstScreen,
  link: PageElement,
) => Placed | undefined;

/** A stylesheet that the bundler made, as opposed to a copy of somebody else's. */
const BUNDLED = /(?:^|\/)assets\/css\/[^/]+\.css$/;

/** A URL without a scheme, a host, or a leading slash. */
const RELATIVE = /^(?!\/|[a-z]+:|#)/;

const SOURCE = /url\(\s*["']?([^"')]+)["']?\s*\)(\s*format\([^)]*\))?/;

/** The sheet that a link names; a locale's sheet is in the locale's folder, so its path is longer. */
function linkedSheet(
  sheets: readonly Sheet[],
  { href = '', integrity }: PageElement['attributes'],
): Sheet | undefined {
  if (integrity === undefined) {
    return sheets
      .filter(({ file }) => href.endsWith(`/${file}`))
      .sort((a, b) => b.file.length - a.file.length)[0];
  }
  const [algorithm = '', digest] = integrity.split(/-(.*)/);
  return sheets.find(({ css }) => createHash(algorithm).update(css).digest('base64') === digest);
}

/**
 * Prepares the fonts of a stylesheet for inlining: makes their URLs independent of the sheet's, and keeps only the first
 * of several formats, which every supported browser reads.
 *
 * @param css - the full sheet
 * @param href - the URL that a page loads it from
 */
function withFontsFrom(css: string, href: string): string {
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

/** Extracted rules can often be merged, and inlined values contain sums to compute. */
const minified = (css: string): string =>
  transform({ filename: 'critical.css', code: Buffer.from(css), minify: true }).code.toString();

/**
 * Decides how pages load stylesheets. Those of the bundler are deferred, and pages have what their first screen needs.
 * Copies of others, such as the sheet for formulas, aren't: the fonts that they declare would load a second time and
 * flash while they're on the screen. So their critical part covers the full page.
 *
 * @param sheets - all stylesheets of the build
 */
export function placingOf(sheets: readonly Sheet[]): Placing {
  const known = new Map<string | undefined, ReturnType<typeof look>>();
  const look = ({ attributes }: PageElement) => {
    const sheet = linkedSheet(sheets, attributes);
    if (sheet === undefined) {
      return () => undefined;
    }
    const isLate = BUNDLED.test(sheet.file);
    const criticalOf = criticalCssOf(
      isLate ? sheet.css : withFontsFrom(sheet.css, attributes.href ?? ''),
    );
    return ({ html, elements }: Page, firstScreen: FirstScreen) => {
      const counted = isLate ? firstScreen.elements : elements;
      return { critical: minified(criticalOf(html, counted)), isLate };
    };
  };
  return (page, firstScreen, link) => {
    const place = known.get(link.attributes.href) ?? look(link);
    known.set(link.attributes.href, place);
    return place(page, firstScreen);
  };
}
