import { BELOW_ATTRIBUTE } from '../../framework/wakeUp/shared/firstScreen.ts';
import { NO_MEDIA, SPARE_ATTRIBUTE } from '../../plugins/formulas/shared/spare.ts';
import type { Page, PageElement } from '../pages/page.ts';
import type { Edit } from '../pages/rewrite.ts';
import type { FirstScreen } from './firstScreen.ts';

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

/** How a page loads a stylesheet. */
export interface Placed {
  /** The critical CSS to inline. */
  readonly critical: string;
  /** Whether it's deferred until the page's code loads, because the first view doesn't need it. */
  readonly isLate: boolean;
}

/** The offset after the tag's name: where attributes can be inserted. */
const afterName = ({ tag, location }: PageElement): number =>
  (location?.startOffset ?? 0) + `<${tag}`.length;

/** A link of a spare stylesheet doesn't apply it: the critical part is in the page. */
const withoutSpare = (link: string): string =>
  link.includes(` ${SPARE_ATTRIBUTE}`) ? link.replace(/\s*\/?>$/, ` media="${NO_MEDIA}">`) : link;

/**
 * Puts the critical CSS of a page's stylesheets where the first of them was, followed by the deferred links; the other
 * links go to the end of the body. The order is kept. A stylesheet that isn't placed stays where it is. The first elements
 * below the first screen are marked; their later siblings are below it too.
 *
 * A browser paints what comes before a stylesheet in the body without waiting for it. The deferred links are in a
 * `noscript` element. The inline script takes them out, also if a reader interacts before the page has loaded, or during
 * the parsing of the head if the page may open below the first screen. React finds a stylesheet that it has rendered
 * anywhere in the document. A spare stylesheet doesn't apply: if its fonts are declared a second time, Chromium lays out
 * the entire page again.
 *
 * @param place - says how the page loads the stylesheet of a link, or undefined to leave the link alone
 */
export function placeStyles(
  { html, elements }: Page,
  { firstBelow }: FirstScreen,
  place: (link: PageElement) => Placed | undefined,
): readonly Edit[] {
  const marks = firstBelow.map((element) => ({
    at: afterName(element),
    text: ` ${BELOW_ATTRIBUTE}`,
  }));
  const links = elements.flatMap((element) => {
    const { startOffset: at = 0, endOffset: end = 0 } = element.location ?? {};
    const placed =
      element.tag === 'link' && element.attributes.rel === 'stylesheet' && place(element);
    return placed ? [{ ...placed, at, end, tag: withoutSpare(html.slice(at, end)) }] : [];
  });
  const [first] = links;
  if (first === undefined) {
    return marks;
  }
  const rules = BOUNDS + (firstBelow.length === 0 ? '' : BELOW_RULE);
  const tagsOf = (isLate: boolean) =>
    links
      .filter((link) => link.isLate === isLate)
      .map(({ tag }) => tag)
      .join('');
  const late = tagsOf(true) && `<noscript>${tagsOf(true)}</noscript>`;
  const critical = links.map((link) => link.critical).join('');
  const bodyEnd = elements.find(({ tag }) => tag === 'body')?.location?.endTag?.startOffset;
  return [
    ...marks,
    { at: first.at, text: `<style>${critical}${rules}</style>${late}` },
    ...links.map(({ at, end }) => ({ at, end, text: '' })),
    { at: bodyEnd ?? html.length, text: tagsOf(false) },
  ];
}
