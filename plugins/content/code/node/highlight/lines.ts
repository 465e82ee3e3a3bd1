/** Code with highlighted lines. */
export interface MarkedLines {
  /** The code without magic comments. */
  readonly code: string;
  /** The numbers of the highlighted lines, starting at 1. */
  readonly marked: ReadonlySet<number>;
}

/** A magic comment on a line of its own: one of the theme's three, in any comment syntax that the theme supports. */
const MAGIC_COMMENT =
  /^\s*(?:\/\/|\/\*|\{\s*\/\*|#|<!--|--|;;|%|'|\(\*)\s*(highlight-next-line|highlight-start|highlight-end)\s*(?:\*\/\s*\}?|-->|\*\))?\s*$/;

/** The line numbers in a range such as `1,3-5`. */
function linesOf(range: string): readonly number[] {
  return range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part.split('-').map(Number);
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  });
}

/**
 * Finds the highlighted lines of a block, like the theme: from a range after the language, or else from magic comments
 * in the code.
 *
 * @param code - without the final line feed
 * @param meta - what follows the language
 */
export function markedLines(code: string, meta: string): MarkedLines {
  const range = /\{([\d,-]+)\}/.exec(meta.replace(/"[^"]*"|'[^']*'/g, ''))?.[1];
  if (range !== undefined) {
    return { code, marked: new Set(linesOf(range)) };
  }
  const kept: string[] = [];
  const marked = new Set<number>();
  let isMarking = false;
  let isNextMarked = false;
  for (const line of code.split('\n')) {
    const word = MAGIC_COMMENT.exec(line)?.[1];
    if (word === 'highlight-next-line') {
      isNextMarked = true;
    } else if (word !== undefined) {
      isMarking = word === 'highlight-start';
    } else {
      kept.push(line);
      if (isMarking || isNextMarked) {
        marked.add(kept.length);
      }
      isNextMarked = false;
    }
  }
  return { code: kept.join('\n'), marked };
}
