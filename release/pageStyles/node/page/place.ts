import { NO_MEDIA, SPARE_ATTRIBUTE } from '../../shared/spare.ts';

/** The link element of a stylesheet, as the framework and its minifier write it. */
const LINK = /<link rel="?stylesheet"? href="?([^"\s>]+)[^>]*>/g;

const INTEGRITY = / integrity="?([^"\s>]+)/;

/** The end tag of the body, if the minifier kept it. */
const BODY_END = /<\/body>/;

const SPARE = new RegExp(` ${SPARE_ATTRIBUTE}\\b`);

/** The link element of a stylesheet whose critical part is in the page. */
const asPlaced = (link: string): string =>
  SPARE.test(link) ? link.replace(/\s*\/?>$/, ` media="${NO_MEDIA}">`) : link;

/** The link of a page to a stylesheet. */
export interface StylesheetLink {
  readonly href: string;
  /** The element's integrity attribute. */
  readonly integrity: string | undefined;
}

/** How to load a stylesheet of a page. */
export interface Placed {
  /** Its href in the page. */
  readonly href: string;
  /** The critical CSS to inline. */
  readonly critical: string;
  /** The href to load it from. */
  readonly full: string;
  /** Whether it's deferred until the page's code loads, because the first view doesn't need it. */
  readonly isLate: boolean;
}

/** The stylesheets that a page loads, in order. */
export const stylesheetsOf = (html: string): readonly StylesheetLink[] =>
  [...html.matchAll(LINK)].map(([link, href = '']) => ({
    href,
    integrity: INTEGRITY.exec(link)?.[1],
  }));

/**
 * Puts the critical CSS of a page's stylesheets where the first of them was, followed by the deferred links;
 * the other links go to the end of the body. The order is kept.
 *
 * A browser paints what comes before a stylesheet in the body without waiting for it. The deferred links are
 * in a `noscript` element. The inline script takes them out, also if a reader interacts before the page has
 * loaded, or during the parsing of the head if the page may open below the first screen. React finds a
 * stylesheet that it has rendered anywhere in the document. A spare stylesheet doesn't apply: if its fonts
 * are declared a second time, Chromium lays out the entire page again.
 *
 * @param html - the page as built
 * @param rules - CSS that the page needs besides its stylesheets
 */
export function placeStyles(html: string, sheets: readonly Placed[], rules: string): string {
  const sheetAt = (href: string | undefined) => sheets.find((sheet) => sheet.href === href);
  const found = [...html.matchAll(LINK)].flatMap(([link, href = '']) => {
    const sheet = sheetAt(href);
    return sheet === undefined
      ? []
      : [{ isLate: sheet.isLate, link: asPlaced(link.replace(href, () => sheet.full)) }];
  });
  const linksOf = (isLate: boolean) =>
    found.flatMap((each) => (each.isLate === isLate ? [each.link] : [])).join('');
  const late = linksOf(true);
  let styles =
    `<style>${sheets.map(({ critical }) => critical).join('')}${rules}</style>` +
    (late === '' ? '' : `<noscript>${late}</noscript>`);
  const placed = html.replace(LINK, (link, href: string) => {
    if (sheetAt(href) === undefined) {
      return link;
    }
    const here = styles;
    styles = '';
    return here;
  });
  const end = linksOf(false);
  return BODY_END.test(placed) ? placed.replace(BODY_END, `${end}</body>`) : placed + end;
}
