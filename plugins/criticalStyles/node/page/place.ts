/** A stylesheet's element, as the framework and its minifier write it. */
const LINK = /<link rel="?stylesheet"? href="?([^"\s>]+)[^>]*>/g;

/** End of the body, where the minifier left it. */
const BODY_END = /<\/body>/;

/** What becomes of a stylesheet of a page. */
export interface Placed {
  /** Its address, as the page has it. */
  readonly href: string;
  /** The part that the page shows at first. */
  readonly critical: string;
  /** The address that it is loaded from. */
  readonly full: string;
}

/** Addresses of the stylesheets that a page loads, in their order. */
export const stylesheetsOf = (html: string): readonly string[] =>
  [...html.matchAll(LINK)].map(([, href = '']) => href);

/**
 * Puts the critical CSS of a page's stylesheets where the first of them stood, and the stylesheets to the
 * end of the body, all in their order.
 *
 * A browser paints what stands before a stylesheet in the body without waiting for it. No script is needed.
 * React finds a stylesheet that it has rendered wherever it stands in the document.
 *
 * @param html - the page as it was built
 */
export function placeStyles(html: string, sheets: readonly Placed[]): string {
  const links: string[] = [];
  const critical = sheets.map((sheet) => `<style>${sheet.critical}</style>`).join('');
  const placed = html.replace(LINK, (link, href: string) => {
    const sheet = sheets.find((one) => one.href === href);
    if (sheet === undefined) {
      return link;
    }
    links.push(link.replace(href, () => sheet.full));
    return links.length === 1 ? critical : '';
  });
  return BODY_END.test(placed)
    ? placed.replace(BODY_END, `${links.join('')}</body>`)
    : placed + links.join('');
}
