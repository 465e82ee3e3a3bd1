import type { MarkedPart } from './marking.ts';
import { PARAMETERS } from './parameters.ts';

/** A word of the query, with how distinctive it is. Words are in query order. */
export interface SoughtWord {
  readonly word: string;
  readonly rarity: number;
}

/** Size of the window in which words count as close together, in characters: a sentence or two. */
const WINDOW = 120;

/** Maximum gap between two consecutive words of the query, in characters. Leaves room for a short word. */
const GAP = 6;

/** An occurrence of a query word in a string. */
interface Found {
  readonly start: number;
  readonly end: number;
  /** Index of the word in the query. */
  readonly at: number;
}

/**
 * The largest share of the query, weighted by rarity, that a single window contains, not counting its most distinctive
 * word.
 */
function closest(
  found: readonly Found[],
  sought: readonly SoughtWord[],
  above: ReadonlySet<number>,
  all: number,
): number {
  const rarities = [...above].map((at) => sought[at]?.rarity ?? 0);
  const sumAbove = rarities.reduce((sum, rarity) => sum + rarity, 0);
  const mostAbove = Math.max(0, ...rarities);
  let best = 0;
  for (let from = 0; from < found.length; from += 1) {
    const seen = new Set<number>(above);
    let sum = sumAbove;
    let most = mostAbove;
    for (let to = from; to < found.length; to += 1) {
      const { end, at } = found[to] as Found;
      if (end - (found[from] as Found).start > WINDOW) {
        break;
      }
      if (!seen.has(at)) {
        const rarity = sought[at]?.rarity ?? 0;
        seen.add(at);
        sum += rarity;
        most = Math.max(most, rarity);
      }
    }
    best = Math.max(best, (sum - most) / all);
  }
  return best;
}

/** The share of adjacent word pairs in the query, weighted by rarity, that are also adjacent in the string. */
function paired(found: readonly Found[], sought: readonly SoughtWord[], all: number): number {
  const pairs = new Set<number>();
  for (let to = 1; to < found.length; to += 1) {
    const first = found[to - 1] as Found;
    const second = found[to] as Found;
    if (second.at === first.at + 1 && second.start - first.end <= GAP) {
      pairs.add(first.at);
    }
  }
  let sum = 0;
  for (const at of pairs) {
    sum += ((sought[at]?.rarity ?? 0) + (sought[at + 1]?.rarity ?? 0)) / 2;
  }
  return sum / all;
}

/**
 * Computes the bonus for a record in which the words of a query are close together.
 *
 * @param parts - matches in the record's text
 * @param named - matches in its headings, which count as if every sentence contained them
 * @param sought - the query words found anywhere in the index, in query order
 * @returns 0 for a single word
 */
export function closeness(
  parts: readonly MarkedPart[],
  named: readonly MarkedPart[],
  sought: readonly SoughtWord[],
): number {
  const places = new Map(sought.map(({ word }, at) => [word, at]));
  const found = parts.flatMap(({ start, end, word }) => {
    const at = places.get(word);
    return at === undefined ? [] : [{ start, end, at }];
  });
  const above = new Set(named.flatMap(({ word }) => places.get(word) ?? []));
  const all = sought.reduce((sum, { rarity }) => sum + rarity, 0);
  return all === 0
    ? 0
    : PARAMETERS.close * closest(found, sought, above, all) +
        PARAMETERS.pair * paired(found, sought, all);
}
