import { Parser } from 'htmlparser2';
import { BELOW_ATTRIBUTE } from '../../shared/firstScreen.ts';
import { FirstScreen } from './firstScreen.ts';

/** Class of the element in which the blocks of a document stand. */
const BLOCKS_CLASS = 'markdown';

/**
 * Has a browser lay out what stands below the first screen when it comes near, once the script in the page has set the
 * attribute on the root. Each block is taken for as high as a window, so that few are near at once.
 */
export const BELOW_RULE = `[${BELOW_ATTRIBUTE}] [${BELOW_ATTRIBUTE}]~*{content-visibility:auto;contain-intrinsic-size:auto 99vh}`;

/** Stands for the place of a block that a page does not have. */
const NONE = -1;

/**
 * Finds the first block that can only stand below the first screen.
 *
 * @param html - a page
 * @returns where its attributes begin; -1 where no such block is
 */
export function attributesOfFirstBelow(html: string): number {
  let found = NONE;
  let depth = 0;
  let blocks = Number.POSITIVE_INFINITY;
  const screen = new FirstScreen();
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (screen.startOf(tag, attributes, depth) && depth === blocks) {
        found = parser.startIndex + `<${tag}`.length;
        parser.pause();
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
 * Marks the block of a document behind which all can only stand below the first screen.
 *
 * @param html - a page
 * @param at - what {@link attributesOfFirstBelow} has found in it
 * @returns the page, with the attribute on that block; as it is where no such block is
 */
export function withBelowMarked(html: string, at: number): string {
  return at === NONE ? html : `${html.slice(0, at)} ${BELOW_ATTRIBUTE}${html.slice(at)}`;
}
