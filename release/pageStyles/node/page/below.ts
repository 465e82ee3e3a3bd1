import { Parser } from 'htmlparser2';
import { BELOW_ATTRIBUTE } from '../../shared/firstScreen.ts';
import { FirstScreen } from './firstScreen.ts';

/** Class of the element that contains the blocks of a document. */
const BLOCKS_CLASS = 'markdown';

/**
 * Makes browsers skip content below the first screen until it comes near the viewport, once the inline script
 * has set the attribute on the root. The placeholder height of a block is the average on a phone; that of the
 * first one is a viewport's, so that few are near at once; that of a table row is two lines. Printing shows
 * everything.
 */
export const BELOW_RULE = `@media screen{[${BELOW_ATTRIBUTE}] [${BELOW_ATTRIBUTE}]~*{content-visibility:auto;contain-intrinsic-size:auto 30vh}[${BELOW_ATTRIBUTE}] [${BELOW_ATTRIBUTE}]+*{contain-intrinsic-size:auto 99vh}[${BELOW_ATTRIBUTE}] tr[${BELOW_ATTRIBUTE}]~*{contain-intrinsic-size:auto 3.6rem}}`;

/** More data table rows than fit on any first screen. */
const SCREEN_OF_ROWS = 40;

/** Whether a row has its own layout, as in data tables. */
const isOwnGrid = (tag: string, { role }: Readonly<Record<string, string>>): boolean =>
  tag === 'tr' && role === 'row';

/**
 * Finds the first elements that are certainly below the first screen: the first such block of a document, and
 * the first such row of each data table.
 *
 * @param html - a page
 * @returns the offsets of their attributes, in order
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
 * Marks the first elements below the first screen. Their later siblings are below it too.
 *
 * @param html - a page
 * @param places - offsets from {@link attributesOfFirstBelow}
 * @returns the page, with the attribute at these offsets
 */
export function withBelowMarked(html: string, places: readonly number[]): string {
  return [0, ...places]
    .map((start, index) => html.slice(start, places[index]))
    .join(` ${BELOW_ATTRIBUTE}`);
}
