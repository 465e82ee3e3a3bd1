import type { Outline } from '../local/readFiles.ts';
import type { SoughtWord } from './closeness.ts';
import { PARAMETERS } from './parameters.ts';
import type { SoughtString } from './strings.ts';
import type { SlotWeights } from './weights.ts';

/** Weight of a name from which on it has the whole word, not the beginning of it; and the most there is. */
const WHOLE_WORD = 6;
const FULL_WEIGHT = 10;

/** Where fewer records have the words of a query, those that lack one more are answers as well. */
const ENOUGH = 5;

/** How telling a word is: from near 0, every record has it, to 1, one has it (inverse frequency). */
function rarity(found: number, all: number): number {
  return Math.log(1 + all / (found + 1)) / Math.log(1 + all);
}

/** The best that a word of the query weighs in a record, by its own words and those above. */
function weightHere(outline: Outline, weights: SlotWeights, record: number): number {
  const { parent, level, page, firstRecord } = outline;
  const { names, texts, sectionKeywords, keywords } = weights;
  const { above: shares, ownKeyword } = PARAMETERS;
  const own = page[record] ?? 0;
  const share = record === firstRecord[own] ? ownKeyword : shares.keyword;
  let best = Math.max(
    names[record] ?? 0,
    sectionKeywords[record] ?? 0,
    (keywords[own] ?? 0) * share,
  );
  for (let above = record; level[above] !== 1; ) {
    above = parent[above] ?? 0;
    const part = level[above] === 1 ? shares.title : shares.heading;
    best = Math.max(best, (names[above] ?? 0) * part, (sectionKeywords[above] ?? 0) * part);
  }
  return best + (texts[record] ?? 0);
}

/** Whether neither a record nor its page has a word. */
export function isMissing(
  { page }: Outline,
  { names, texts, sectionKeywords, pages }: SlotWeights,
  record: number,
): boolean {
  const here = (names[record] ?? 0) + (texts[record] ?? 0) + (sectionKeywords[record] ?? 0);
  return here === 0 && (pages[page[record] ?? 0] ?? 0) === 0;
}

/** In how many steps the missing part of a query is told apart. */
const MISSING_STEPS = 20;

/** How much of a query neither a record nor its page has, by the rarities of its words: 0 to {@link MISSING_STEPS}. */
function missingIn(
  outline: Outline,
  weights: readonly SlotWeights[],
  rarities: readonly number[],
  record: number,
): number {
  let missing = 0;
  let all = 0;
  for (const [at, slot] of weights.entries()) {
    const rare = rarities[at] ?? 0;
    all += rare;
    missing += isMissing(outline, slot, record) ? rare : 0;
  }
  return Math.ceil((missing / all) * MISSING_STEPS);
}

/**
 * How much of a query a single keyword of each record has: the share of its words, weighted by rarity, and less if the
 * keyword has other words as well. Words of different keywords of a section may have nothing to do with each other.
 */
function keywordShares(
  { page, keywordOf }: Outline,
  weights: readonly SlotWeights[],
  rarities: readonly number[],
): Float32Array {
  const found = new Map<number, { sum: number; words: number; readonly length: number }>();
  let all = 0;
  for (const [at, { inKeywords }] of weights.entries()) {
    const rare = rarities[at] ?? 0;
    all += rare;
    for (const [keyword, { quality, length }] of inKeywords) {
      const own = found.get(keyword) ?? { sum: 0, words: 0, length };
      found.set(keyword, own);
      own.sum += rare * quality;
      own.words += 1;
    }
  }
  const shares = new Float32Array(page.length);
  for (const [keyword, { sum, words, length }] of found) {
    const record = keywordOf[keyword] ?? 0;
    const filled = Math.min(1, words / (length || 1));
    shares[record] = Math.max(shares[record] ?? 0, (sum / all) * Math.sqrt(filled));
  }
  return shares;
}

/** Weighs one record by all words of a query. */
function scoreOf(
  outline: Outline,
  weights: readonly SlotWeights[],
  rarities: readonly number[],
  record: number,
): number {
  if (weights.length === 0) {
    return 0;
  }
  const own = outline.page[record] ?? 0;
  const isFirst = record === outline.firstRecord[own];
  let isInAll = weights.length > 1;
  let sum = 0;
  let there = 0;
  let all = 0;
  let named = 0;
  for (let at = 0; at < weights.length; at += 1) {
    const slot = weights[at] as SlotWeights;
    const rare = rarities[at] ?? 0;
    const here = weightHere(outline, slot, record);
    const weight = Math.max(here, (slot.pages[own] ?? 0) * PARAMETERS.above.page);
    const name = slot.names[record] ?? 0;
    named += name >= WHOLE_WORD ? 1 : name / FULL_WEIGHT;
    isInAll &&= isFirst && here > 0;
    there += weight > 0 ? rare * (here > 0 ? 1 : PARAMETERS.elsewhere) : 0;
    all += rare;
    sum += rare * weight;
  }
  const share = there / all;
  const code = weights.length === 1 && weights[0]?.codes.has(record) ? PARAMETERS.code : 0;
  const part = Math.min(1, named / Math.max(1, outline.nameLength[record] ?? 1));
  const isWhole = named >= weights.length && part === 1;
  const bonus =
    code +
    (isInAll ? PARAMETERS.wholePage : 0) +
    (isWhole ? PARAMETERS.wholeName : 0) +
    (part === 1 && outline.isRow[record] === 1 ? PARAMETERS.wholeRow : 0) +
    PARAMETERS.partName * part * (named / weights.length);
  return (sum / weights.length + bonus) * share ** PARAMETERS.coverage;
}

/**
 * What a record gains by the strings of the query that it has: more, the more of the query they are.
 *
 * @param words - number of words in the query
 */
export function stringGain(strings: readonly SoughtString[], words: number): number {
  const had = strings.reduce((sum, string) => sum + string.words.length, 0);
  return had < words ? PARAMETERS.partString * (had / words) : PARAMETERS.string * Math.min(1, had);
}

/** Steps in which scores are told apart, so that a score and a position fit into one number. */
const SCORE_STEPS = 1000;
const POSITIONS = 2 ** 24;

/** Sorts records by their scores, best first; those with one score by their position. */
export function sorted(records: readonly number[], scores: Float64Array): number[] {
  const keys = Float64Array.from(
    records,
    (record) => -Math.round((scores[record] ?? 0) * SCORE_STEPS) * POSITIONS + record,
  ).sort();
  return Array.from(keys, (key) => ((key % POSITIONS) + POSITIONS) % POSITIONS);
}

/** Records best first, with those of one page kept slightly apart. */
function spread(records: readonly number[], scores: Float64Array, page: Uint32Array) {
  const before = new Map<number, number>();
  for (const record of sorted(records, scores)) {
    const repeats = before.get(page[record] ?? 0) ?? 0;
    before.set(page[record] ?? 0, repeats + 1);
    scores[record] =
      (scores[record] ?? 0) *
      (1 - Math.min(PARAMETERS.repeatLossMost, PARAMETERS.repeatLoss * repeats));
  }
  return sorted(records, scores);
}

/** Records in their order. */
export interface Ranking {
  /** Best first. */
  readonly records: readonly number[];
  /** An entry a record. */
  readonly scores: Float64Array;
  /** The words of the query that are there, in their order. */
  readonly sought: readonly SoughtWord[];
}

/**
 * The records that have the words of a query, best first.
 *
 * A page whose title or address is the query comes before all. Then counts where the words are
 * (title, address, headings and rows, keywords, text), how telling they are, and how much of a
 * record's name they make. A word may be above a record, in its headings or its page's title, or
 * elsewhere on its page, where it counts less; at least one is in the record itself.
 */
export function rank(
  outline: Outline,
  weights: readonly SlotWeights[],
  named: ReadonlyMap<number, number>,
  strings: readonly SoughtString[],
  passes: (record: number) => boolean,
): Ranking {
  const known = weights.filter(({ records }) => records.length > 0);
  const { page, firstRecord, isRow, parent } = outline;
  const rarities = known.map(({ records }) => rarity(records.length, page.length));
  const seen = new Uint8Array(page.length);
  /** Records by how much of the query they miss. */
  const groups: number[][] = [];
  const sort = (record: number) => {
    const at = page[record] ?? 0;
    if (seen[record] || !passes(record)) {
      return;
    }
    seen[record] = 1;
    const isWhole =
      (firstRecord[at] === record && named.has(at)) ||
      strings.some(({ records }) => records.has(record));
    const group = isWhole ? 0 : missingIn(outline, known, rarities, record);
    groups[group] ??= [];
    groups[group].push(record);
  };
  for (const at of named.keys()) {
    sort(firstRecord[at] ?? 0);
  }
  for (const { records } of [...strings, ...known]) {
    records.forEach(sort);
  }
  const least = groups.findIndex((group) => group !== undefined);
  const most = Math.max(least, known.length > 2 ? PARAMETERS.missing * MISSING_STEPS : 0);
  const scores = new Float64Array(page.length);
  const shares = keywordShares(outline, known, rarities);
  const found: number[] = [];
  for (const [missing, group = []] of groups.entries()) {
    if (missing > most && found.length >= ENOUGH) {
      continue;
    }
    // Most records have one word of several: what is not an answer is not weighed.
    for (const record of group) {
      const at = page[record] ?? 0;
      const bonus =
        (firstRecord[at] === record ? (named.get(at) ?? 0) : 0) +
        stringGain(
          strings.filter(({ records }) => records.has(record)),
          weights.length,
        );
      const first = firstRecord[at] ?? 0;
      // A row's keywords are those of its section.
      const section = isRow[record] ? (parent[record] ?? 0) : record;
      const factor = Math.exp(
        PARAMETERS.onePageKeyword * (shares[first] ?? 0) +
          (section === first ? 0 : PARAMETERS.oneKeyword * (shares[section] ?? 0)),
      );
      scores[record] = scoreOf(outline, known, rarities, record) * factor + bonus;
      found.push(record);
    }
  }
  return {
    records: spread(found, scores, page),
    scores,
    sought: known.map(({ slot: { word } }, at) => ({ word, rarity: rarities[at] ?? 0 })),
  };
}
