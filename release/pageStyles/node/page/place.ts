import { NO_MEDIA, SPARE_ATTRIBUTE } from '../../shared/spare.ts';

/** A stylesheet's element, as the framework and its minifier write it. */
const LINK = /<link rel="?stylesheet"? href="?([^"\s>]+)[^>]*>/g;

const INTEGRITY = / integrity="?([^"\s>]+)/;

/** End of the body, where the minifier left it. */
const BODY_END = /<\/body>/;

const SPARE = new RegExp(` ${SPARE_ATTRIBUTE}\\b`);

/** The element of a stylesheet of which the critical part is in the page. */
const asPlaced = (link: string): string =>
  SPARE.test(link) ? link.replace(/\s*\/?>$/, ` media="${NO_MEDIA}">`) : link;

/** What a page says of a stylesheet that it loads. */
export interface StylesheetLink {
  readonly href: string;
  /** Hash that the sheet must have, as the element gives it. */
  readonly integrity: string | undefined;
}

/** What becomes of a stylesheet of a page. */
export interface Placed {
  /** Its address, as the page has it. */
  readonly href: string;
  /** The part that the page shows at first. */
  readonly critical: string;
  /** The address that it is loaded from. */
  readonly full: string;
  /** Whether it is asked for with the page's code, and not before: all that it shows at first is there. */
  readonly isLate: boolean;
}

/** The stylesheets that a page loads, in their order. */
export const stylesheetsOf = (html: string): readonly StylesheetLink[] =>
  [...html.matchAll(LINK)].map(([link, href = '']) => ({
    href,
    integrity: INTEGRITY.exec(link)?.[1],
  }));

/**
 * Puts the critical CSS of a page's stylesheets where the first of them was, behind it those that are late,
 * and the others to the end of the body, all in their order.
 *
 * A browser paints what is before a stylesheet in the body without waiting for it. Those that are late
 * are in a `noscript` element: the script in the page takes them out of it, also when a reader presses
 * something before the rest of the page has come, or while the head is read, for a page that shows more at first.
 * React finds a stylesheet that it has rendered wherever it is in the document. One that is spare does not
 * apply: where its fonts are declared a second time, Chromium lays out the whole page again.
 *
 * @param html - the page as it was built
 * @param rules - what the page needs beside its stylesheets
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
