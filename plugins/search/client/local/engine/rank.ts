import type { Outline } from '../files/readFiles.ts';
import type { SlotWeights } from './weights.ts';
import type { WholeMatches } from './wholeMatches.ts';

/** What a word counts in a record that has it only above or around it, as shares of its weight there. */
const SHARES = { heading: 0.8, title: 0.9, page: 0.12 } as const;

/** How far a word is there at all in a record that has it only elsewhere on its page. */
const ELSEWHERE = 0.7;

/** What a record gains when its whole name is asked for, and the part of it by the words asked for. */
const NAME_BONUS = { whole: 5, part: 2.5 } as const;

/** What each record of a page loses to the one of it that is ranked before. */
const REPEAT_LOSS = 0.07;
const REPEAT_LOSS_MAX = 0.35;

/** How many words of a query may be missing in an answer, by the number of words that can be found. */
function missingAllowed(words: number): number {
  if (words <= 2) {
    return 0;
  }
  return words <= 4 ? 1 : 2;
}

/** How telling a word is: from near 0, every record has it, to 1, one has it (inverse frequency). */
function rarity(found: number, all: number): number {
  return Math.log(1 + all / (found + 1)) / Math.log(1 + all);
}

interface Scored {
  readonly record: number;
  readonly score: number;
  readonly missing: number;
}

/** Weighs one record by all words of a query. */
function scoreOf(
  outline: Outline,
  weights: readonly SlotWeights[],
  rarities: readonly number[],
  record: number,
): Scored {
  const { parent, level, page, nameLength } = outline;
  let sum = 0;
  let there = 0;
  let all = 0;
  let named = 0;
  let missing = 0;
  for (let at = 0; at < weights.length; at += 1) {
    const { names, texts, pages } = weights[at] as SlotWeights;
    const rare = rarities[at] ?? 0;
    const name = names[record] ?? 0;
    let weight = name + (texts[record] ?? 0);
    for (let above = record; level[above] !== 1; ) {
      above = parent[above] ?? 0;
      const share = level[above] === 1 ? SHARES.title : SHARES.heading;
      weight = Math.max(weight, (names[above] ?? 0) * share);
    }
    const isHere = weight > 0;
    weight = Math.max(weight, (pages[page[record] ?? 0] ?? 0) * SHARES.page);
    named += name > 0 ? 1 : 0;
    missing += weight > 0 ? 0 : 1;
    there += weight > 0 ? rare * (isHere ? 1 : ELSEWHERE) : 0;
    all += rare;
    sum += rare * weight;
  }
  const share = all > 0 ? there / all : 0;
  const part = Math.min(1, named / Math.max(1, nameLength[record] ?? 1));
  const isWhole = named === weights.length && part === 1;
  const bonus =
    (isWhole ? NAME_BONUS.whole : 0) + NAME_BONUS.part * part * (named / weights.length);
  return { record, score: (sum / weights.length + bonus) * share * share, missing };
}

/** Records best first, those of one page a little apart. */
function spread(scored: readonly Scored[], page: Uint32Array): readonly number[] {
  const before = new Map<number, number>();
  return [...scored]
    .sort((a, b) => b.score - a.score || a.record - b.record)
    .map(({ record, score }) => {
      const repeats = before.get(page[record] ?? 0) ?? 0;
      before.set(page[record] ?? 0, repeats + 1);
      return { record, score: score * (1 - Math.min(REPEAT_LOSS_MAX, REPEAT_LOSS * repeats)) };
    })
    .sort((a, b) => b.score - a.score || a.record - b.record)
    .map(({ record }) => record);
}

/**
 * The records that have the words of a query, best first.
 *
 * A page whose title or address is the query comes before all. Then counts where the words stand
 * (title, address, keywords, headings and rows, text), how telling they are, and how much of a
 * record's name they make. A word may stand above a record, in its headings or its page's title, or
 * elsewhere on its page, where it counts less; at least one stands in the record itself.
 *
 * @param passes - whether a page passes the query's filters
 */
export function rank(
  outline: Outline,
  weights: readonly SlotWeights[],
  whole: WholeMatches,
  passes: (page: number) => boolean,
): readonly number[] {
  const known = weights.filter(({ records }) => records.length > 0);
  const { page, firstRecord } = outline;
  const candidates = new Set([
    ...known.flatMap(({ records }) => records),
    ...[...whole.keys()].map((at) => firstRecord[at] ?? 0),
  ]);
  const all = page.length;
  const rarities = known.map(({ records }) => rarity(records.length, all));
  const scored: Scored[] = [];
  for (const record of candidates) {
    const at = page[record] ?? 0;
    if (passes(at)) {
      const own = scoreOf(outline, known, rarities, record);
      const bonus = firstRecord[at] === record ? (whole.get(at) ?? 0) : 0;
      scored.push(bonus > 0 ? { record, score: own.score + bonus, missing: 0 } : own);
    }
  }
  const allowed = scored.reduce(
    (least, { missing }) => Math.min(least, missing),
    Number.POSITIVE_INFINITY,
  );
  const most = Math.max(allowed, missingAllowed(known.length));
  return spread(
    scored.filter(({ missing }) => missing <= most),
    page,
  );
}
