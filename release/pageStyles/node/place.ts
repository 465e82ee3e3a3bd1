import { BELOW_ATTRIBUTE } from '../shared/firstScreen.ts';
import { NO_MEDIA, SPARE_ATTRIBUTE } from '../shared/spare.ts';

/** The link element of a stylesheet, as the framework and its minifier write it. */
const LINK = /<link rel="?stylesheet"? href="?([^"\s>]+)[^>]*>/g;

const INTEGRITY = / integrity="?([^"\s>]+)/;

/** The end tag of the body, if the minifier kept it. */
const BODY_END = /<\/body>|$/;

/**
 * Keeps content below the first screen within the page's width until the stylesheet arrives, on screen and in print, and
 * hides a menu that's opened before that. It's in a layer that everything else in the stylesheet overrides.
 */
export const BOUNDS =
  '@layer docusaurus.infima{pre,.katex-display{overflow:auto}svg{max-width:100%}.theme-admonition svg{width:1em}:popover-open{opacity:0}}' +
  '@media print{nav,aside,.footer,[class*=doc-toc]{display:none!important}pre{white-space:pre-wrap}}';

/**
 * Makes browsers skip content below the first screen until it comes near the viewport, once the inline script has set the
 * attribute on the root. The placeholder height of a block is the average on a phone; that of the first one is a
 * viewport's, so that few are near at once; that of a table row is two lines. Printing shows everything.
 */
const BELOW_RULE = `@media screen{[${BELOW_ATTRIBUTE}] [${BELOW_ATTRIBUTE}]~*{content-visibility:auto;contain-intrinsic-size:auto 30vh}[${BELOW_ATTRIBUTE}] [${BELOW_ATTRIBUTE}]+*{contain-intrinsic-size:auto 99vh}[${BELOW_ATTRIBUTE}] tr[${BELOW_ATTRIBUTE}]~*{contain-intrinsic-size:auto 3.6rem}}`;

/** The link of a page to a stylesheet. */
export interface StylesheetLink {
  readonly href: string;
  /** The element's integrity attribute. */
  readonly integrity: string | undefined;
}

/** How a page loads a stylesheet. */
export interface Placed {
  /** The critical CSS to inline. */
  readonly critical: string;
  /** Whether it's deferred until the page's code loads, because the first view doesn't need it. */
  readonly isLate: boolean;
}

/** A link of a spare stylesheet doesn't apply it: the critical part is in the page. */
const withoutSpare = (link: string): string =>
  link.includes(` ${SPARE_ATTRIBUTE}`) ? link.replace(/\s*\/?>$/, ` media="${NO_MEDIA}">`) : link;

/**
 * Marks the first elements below the first screen. Their later siblings are below it too.
 *
 * @param places - offsets in the HTML
 */
export const withBelowMarked = (html: string, places: readonly number[]): string =>
  [0, ...places]
    .map((start, index) => html.slice(start, places[index]))
    .join(` ${BELOW_ATTRIBUTE}`);

/**
 * Puts the critical CSS of a page's stylesheets where the first of them was, followed by the deferred links; the other
 * links go to the end of the body. The order is kept. A stylesheet that isn't placed stays where it is.
 *
 * A browser paints what comes before a stylesheet in the body without waiting for it. The deferred links are in a
 * `noscript` element. The inline script takes them out, also if a reader interacts before the page has loaded, or during
 * the parsing of the head if the page may open below the first screen. React finds a stylesheet that it has rendered
 * anywhere in the document. A spare stylesheet doesn't apply: if its fonts are declared a second time, Chromium lays out
 * the entire page again.
 *
 * @param html - the page as built
 * @param firstBelow - offsets of the attributes of the first elements below the first screen
 * @param place - says how the page loads a stylesheet, or undefined to leave its link alone
 */
export function placeStyles(
  html: string,
  firstBelow: readonly number[],
  place: (link: StylesheetLink) => Placed | undefined,
): string {
  const late: string[] = [];
  const last: string[] = [];
  let styles = '';
  let start: number | undefined;
  const unlinked = withBelowMarked(html, firstBelow).replace(LINK, (link, href, at) => {
    const placed = place({ href, integrity: INTEGRITY.exec(link)?.[1] });
    if (placed === undefined) {
      return link;
    }
    start ??= at;
    styles += placed.critical;
    (placed.isLate ? late : last).push(withoutSpare(link));
    return '';
  });
  const rules = BOUNDS + (firstBelow.length === 0 ? '' : BELOW_RULE);
  const deferred = late.length === 0 ? '' : `<noscript>${late.join('')}</noscript>`;
  const head = `<style>${styles}${rules}</style>${deferred}`;
  return start === undefined
    ? unlinked
    : (unlinked.slice(0, start) + head + unlinked.slice(start)).replace(
        BODY_END,
        (end) => last.join('') + end,
      );
}
