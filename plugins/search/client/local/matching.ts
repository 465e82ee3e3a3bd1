/** How a word of a query was found in a word of a text. */
export interface WordMatch {
  /** From 0, not included, to 1, the same word. */
  readonly quality: number;
  /** Length of the part that matches, counted from the beginning of the text's word. */
  readonly length: number;
}

/** Edits that a word of the query may be away: none in a short one, two in a long one. */
export function tolerance(word: string): 0 | 1 | 2 {
  if (word.length < 4) {
    return 0;
  }
  return word.length < 8 ? 1 : 2;
}

/** The distance to a word, and to the nearest of its beginnings. */
interface Distances {
  readonly whole: number;
  readonly beginning: number;
  /** Length of the nearest beginning. */
  readonly length: number;
}

/**
 * Edits between two words: letters added, left out, replaced, or two neighbors swapped.
 * (Optimal string alignment; the last row holds the distance to every beginning of `word`.)
 */
export function distances(sought: string, word: string): Distances {
  let beforeLast: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let row = 1; row <= sought.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= word.length; column += 1) {
      const same = sought[row - 1] === word[column - 1];
      const swapped =
        row > 1 &&
        column > 1 &&
        sought[row - 1] === word[column - 2] &&
        sought[row - 2] === word[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = current;
  }
  const beginning = Math.min(...last);
  return { whole: last[word.length] ?? 0, beginning, length: last.lastIndexOf(beginning) };
}

/**
 * Compares a word of the query with a word of a text, both folded.
 *
 * The same word is best, then a beginning of it, as while typing; then either with edits.
 *
 * @returns undefined when they do not match
 */
export function matchWord(sought: string, word: string): WordMatch | undefined {
  if (word === sought) {
    return { quality: 1, length: word.length };
  }
  if (word.startsWith(sought)) {
    return { quality: 0.6 + (0.2 * sought.length) / word.length, length: sought.length };
  }
  const edits = tolerance(sought);
  if (edits === 0 || word.length < sought.length - edits) {
    return undefined;
  }
  const { whole, beginning, length } = distances(sought, word);
  if (whole <= edits) {
    return { quality: 0.5 - 0.1 * whole, length: word.length };
  }
  return beginning <= edits ? { quality: 0.3 - 0.1 * beginning, length } : undefined;
}
