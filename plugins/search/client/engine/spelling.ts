import { oncePer } from './oncePer.ts';

/** Number of edits allowed for a query word: 0 for a short word, up to 2 for a long one. */
export function tolerance(word: string): 0 | 1 | 2 {
  if (word.length < 4 || !/^\p{L}+$/u.test(word)) {
    return 0;
  }
  return word.length < 8 ? 1 : 2;
}

interface Distances {
  readonly whole: number;
  readonly beginning: number;
  /** Length of the closest prefix. */
  readonly length: number;
}

/** Row width of the distance table. Queries are limited to 64 characters; longer words are cut there. */
const WIDTH = 65;
const rows = [new Uint8Array(WIDTH), new Uint8Array(WIDTH), new Uint8Array(WIDTH)];

/**
 * Computes the optimal string alignment distance: insertions, deletions, substitutions, and swaps of neighbors. The
 * last row holds the distance to every prefix of `word`.
 */
export function distances(sought: string, word: string): Distances {
  const columns = Math.min(word.length, WIDTH - 1);
  let [beforeLast, last, current] = rows as [Uint8Array, Uint8Array, Uint8Array];
  for (let column = 0; column <= columns; column += 1) {
    last[column] = column;
  }
  for (let row = 1; row <= Math.min(sought.length, WIDTH - 1); row += 1) {
    const letter = sought.charCodeAt(row - 1);
    const letterBefore = sought.charCodeAt(row - 2);
    current[0] = row;
    for (let column = 1; column <= columns; column += 1) {
      const other = word.charCodeAt(column - 1);
      let least = (last[column - 1] ?? 0) + (letter === other ? 0 : 1);
      least = Math.min(least, (last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
      if (
        row > 1 &&
        column > 1 &&
        letter === word.charCodeAt(column - 2) &&
        letterBefore === other
      ) {
        least = Math.min(least, (beforeLast[column - 2] ?? 0) + 1);
      }
      current[column] = least;
    }
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  const ends = last.subarray(0, columns + 1);
  const beginning = Math.min(...ends);
  return { whole: ends[columns] ?? 0, beginning, length: ends.lastIndexOf(beginning) };
}

/** Bit set of the letters of a word. Everything other than a to z shares the remaining bits. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.charCodeAt(at) - 0x61;
    letters |= 1 << (letter >= 0 && letter < 26 ? letter : 26 + (word.charCodeAt(at) % 5));
  }
  return letters;
}

/** Counts the bits that are set. */
function count(bits: number): number {
  let left = bits - ((bits >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

const letterSetsOf = oncePer((terms: readonly string[]) => Uint32Array.from(terms, lettersOf));

/** A word from a list that's similar to the query word. */
export interface Lookalike {
  readonly term: string;
  readonly edits: number;
  /** Length of the similar part; shorter than the word if only a prefix is similar. */
  readonly length: number;
}

/**
 * Finds the words of a list within a maximum edit distance of a word.
 *
 * @param most - maximum number of edits; see {@link tolerance}
 * @param isBeginning - whether the reader is still typing the word, so that a similar prefix is enough
 */
export function lookalikes(
  sought: string,
  terms: readonly string[],
  most: number,
  isBeginning: boolean,
): readonly Lookalike[] {
  const sets = letterSetsOf(terms);
  const wanted = lettersOf(sought);
  const found: Lookalike[] = [];
  for (let at = 0; at < terms.length; at += 1) {
    // Each letter that the candidate lacks takes an edit, which alone rules out most words.
    const lacking = count(wanted & ~(sets[at] ?? 0));
    const term = terms[at] ?? '';
    if (
      lacking > most ||
      term.length < sought.length - most ||
      (!isBeginning && term.length > sought.length + most)
    ) {
      continue;
    }
    const { whole, beginning, length } = distances(sought, term);
    if (whole <= most) {
      found.push({ term, edits: whole, length: term.length });
    } else if (isBeginning && beginning <= most) {
      found.push({ term, edits: beginning + 0.5, length });
    }
  }
  return found;
}
