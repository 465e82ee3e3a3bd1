/** Lines of code, and which of them are marked. */
export interface MarkedLines {
  /** The code without the comments that mark lines in it. */
  readonly code: string;
  /** The marked lines, from 1. */
  readonly marked: ReadonlySet<number>;
}

/**
 * A comment that marks lines, alone on its line: the theme's three words, in the comments of every
 * language it knows.
 */
const MAGIC_COMMENT =
  /^\s*(?:\/\/|\/\*|\{\s*\/\*|#|<!--|--|;;|%|'|\(\*)\s*(highlight-next-line|highlight-start|highlight-end)\s*(?:\*\/\s*\}?|-->|\*\))?\s*$/;

/** The lines of a range such as `1,3-5`. */
function linesOf(range: string): readonly number[] {
  return range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part.split('-').map(Number);
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  });
}

/**
 * Finds the marked lines of a block as the theme does: those of a range in its words, or, where there
 * is none, those that comments in the code mark.
 *
 * @param code - without a line feed at its end
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
