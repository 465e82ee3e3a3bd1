import { Parser } from 'htmlparser2';
import { BELOW_ATTRIBUTE } from '../../shared/firstScreen.ts';
import { FirstScreen } from './firstScreen.ts';

/** Class of the element that holds the blocks of a document. */
const BLOCKS_CLASS = 'markdown';

/**
 * Has a browser lay out what is below the first screen when it comes near, once the script in the page has set the
 * attribute on the root. Each block is taken for as high as the blocks of documents are on average on a phone, the first of
 * them for a window, so that few are near at once, and each row of a data table for one of two lines. Paper shows everything.
 */
export const BELOW_RULE = `@media screen{[${BELOW_ATTRIBUTE}] [${BELOW_ATTRIBUTE}]~*{content-visibility:auto;contain-intrinsic-size:auto 30vh}[${BELOW_ATTRIBUTE}] [${BELOW_ATTRIBUTE}]+*{contain-intrinsic-size:auto 99vh}[${BELOW_ATTRIBUTE}] tr[${BELOW_ATTRIBUTE}]~*{contain-intrinsic-size:auto 3.6rem}}`;

/** Rows of a data table that are more than a screen of any height that counts as the first. */
const SCREEN_OF_ROWS = 40;

/** Whether a row is laid out apart from the others of its table, as those of data tables are. */
const isOwnGrid = (tag: string, { role }: Readonly<Record<string, string>>): boolean =>
  tag === 'tr' && role === 'row';

/**
 * Finds what can only be below the first screen: the first such block of a document, and the first such row of each
 * data table.
 *
 * @param html - a page
 * @returns where the attributes of each begin, in their order
 */
export function attributesOfFirstBelow(html: string): readonly number[] {
  const found: number[] = [];
  let hasBlock = false;
  let depth = 0;
  let blocks = Number.POSITIVE_INFINITY;
  let rows = 0;
  const screen = new FirstScreen();
  const parser = new Parser({
    onopentag(tag, attributes) {
      const mark = () => found.push(parser.startIndex + `<${tag}`.length);
      if (screen.startOf(tag, attributes, depth) && depth === blocks && !hasBlock) {
        hasBlock = true;
        mark();
      }
      if (tag === 'table') {
        rows = 0;
      } else if (isOwnGrid(tag, attributes)) {
        rows += 1;
        if (rows === SCREEN_OF_ROWS) {
          mark();
        }
      }
      depth += 1;
      if (attributes.class?.split(' ').includes(BLOCKS_CLASS)) {
        blocks = depth;
      }
    },
    ontext(text) {
      screen.text(text, depth);
    },
    onclosetag() {
      depth -= 1;
    },
  });
  parser.end(html);
  return found;
}

/**
 * Marks what is the first to be below the first screen; what follows beside it does so too.
 *
 * @param html - a page
 * @param places - what {@link attributesOfFirstBelow} has found in it
 * @returns the page, with the attribute at these places
 */
export function withBelowMarked(html: string, places: readonly number[]): string {
  return [0, ...places]
    .map((start, index) => html.slice(start, places[index]))
    .join(` ${BELOW_ATTRIBUTE}`);
}
