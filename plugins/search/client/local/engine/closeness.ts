import type { SearchRecord } from '../../../shared/record.ts';
import { type Marks, markedParts } from './marking.ts';
import { PARAMETERS } from './parameters.ts';

/** A word of the query, in the query's order, with how telling it is. */
export interface SoughtWord {
  readonly word: string;
  readonly rarity: number;
}

/** Characters of a text in which words stand close together: a sentence or two. */
const WINDOW = 120;

/** Most characters between two words that follow one another as in the query; a short word fits. */
const GAP = 6;

/** A word of the query where it stands in a text. */
interface Found {
  readonly start: number;
  readonly end: number;
  /** Its position in the query. */
  readonly at: number;
}

/** The best share of the query, by rarity, that one window of the text has, beyond its most telling word. */
function closest(found: readonly Found[], sought: readonly SoughtWord[], all: number): number {
  let best = 0;
  for (let from = 0; from < found.length; from += 1) {
    const seen = new Set<number>();
    let sum = 0;
    let most = 0;
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

/** The share of the query's neighboring words, by rarity, that are neighbors in the text as well. */
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
 * What a record gains because the words of a query stand close together in it.
 *
 * @param sought - the words of the query that were found anywhere, in their order
 * @returns 0 for a single word
 */
export function closeness(
  { type, hierarchy, content }: SearchRecord,
  marks: Marks,
  sought: readonly SoughtWord[],
): number {
  if (sought.length < 2) {
    return 0;
  }
  const places = new Map(sought.map(({ word }, at) => [word, at]));
  const name = (type === 'content' ? null : hierarchy[type]) ?? '';
  const found = markedParts(`${name} ${content ?? ''}`, marks).flatMap(({ start, end, word }) => {
    const at = places.get(word);
    return at === undefined ? [] : [{ start, end, at }];
  });
  const all = sought.reduce((sum, { rarity }) => sum + rarity, 0);
  return (
    PARAMETERS.close * closest(found, sought, all) + PARAMETERS.pair * paired(found, sought, all)
  );
}
