import { COUNTS, PAGE_FIELDS, ROW_FIELDS, SECTION_FIELDS } from '../../shared/format.ts';
import type { IndexFiles } from '../local/openIndex.ts';
import type { Outline, TermList } from '../local/readFiles.ts';
import { PARAMETERS } from './parameters.ts';
import { type Alternative, type Slot, splits } from './slots.ts';
import { type TermMatch, termMatches, wordLists } from './termMatches.ts';

/** The places where a word can occur. */
const KINDS = ['names', 'texts', 'sectionKeywords', 'keywords'] as const;

/** Weights of a query word. The first three arrays have one entry per record, the fourth one per page. */
const noWeights = ({ page, pages }: Outline) => ({
  /** From the record's name. */
  names: new Float32Array(page.length),
  /** From its text. */
  texts: new Float32Array(page.length),
  /** From the keywords of its section. */
  sectionKeywords: new Float32Array(page.length),
  /** From the page's keywords. */
  keywords: new Float32Array(pages.length),
  /** The rows whose code is the word. */
  codes: new Set<number>(),
  /** The keywords that contain the word, by their number. */
  inKeywords: new Map<number, KeywordMatch>(),
});

/** A keyword that contains a word. */
interface KeywordMatch {
  /** How well the word matches, greater than 0; 1 for the same word. */
  readonly quality: number;
  /** Number of the keyword's words, not counting stop words. */
  readonly length: number;
}

/** Keeps the best match of a keyword. */
function addKeyword(to: Weights, keyword: number, match: KeywordMatch): void {
  if (match.quality > (to.inKeywords.get(keyword)?.quality ?? 0)) {
    to.inKeywords.set(keyword, match);
  }
}

type Weights = ReturnType<typeof noWeights>;

/** The weights of a query word, and what they add up to. */
export interface SlotWeights extends Weights {
  readonly slot: Slot;
  /** The highest weight among each page's records, not counting rows, since a long table contains almost any word. */
  readonly pages: Float32Array;
  /** The records that contain it. */
  readonly records: readonly number[];
  /** The matches found for it, for marking. */
  readonly matches: readonly TermMatch[];
}

function raise(weights: Float32Array, at: number, weight: number): void {
  if (weight > (weights[at] ?? 0)) {
    weights[at] = weight;
  }
}

function addPages(
  outline: Outline,
  { term, quality }: TermMatch,
  share: number,
  to: Weights,
): void {
  outline.pageWords.each(term, (page, number) => {
    const field = PAGE_FIELDS[number] ?? 'keyword';
    const weight = PARAMETERS.fields[field] * quality * share;
    if (field === 'keyword') {
      raise(to.keywords, page, weight);
    } else {
      raise(to.names, outline.firstRecord[page] ?? 0, weight);
    }
  });
}

function addWords(
  { textLength, averageLength, isRow, level, keywordOf }: Outline,
  list: TermList,
  match: TermMatch,
  share: number,
  to: Weights,
): void {
  const { fields, text, rowText, saturation, lengthShare } = PARAMETERS;
  const quality = match.quality * share;
  list.each(match.term, (record, value) => {
    const count = value % COUNTS;
    const number = (value - count) / COUNTS;
    const field = (isRow[record] ? ROW_FIELDS : SECTION_FIELDS)[number];
    if (field === 'code' && quality === 1) {
      to.codes.add(record);
    }
    if (field !== undefined) {
      raise(to.names, record, fields[field] * quality);
    }
    if (count > 0) {
      const long = 1 - lengthShare + (lengthShare * (textLength[record] ?? 0)) / averageLength;
      const weight = (text * count * (1 + saturation)) / (count + saturation * long);
      raise(to.texts, record, weight * quality * (isRow[record] ? rowText : 1));
    }
  });
  list.eachKeyword(match.term, (keyword, length) => {
    const record = keywordOf[keyword] ?? 0;
    if (level[record] !== 1) {
      raise(to.sectionKeywords, record, fields.sectionKeyword * quality);
    }
    addKeyword(to, keyword, { quality: match.quality, length });
  });
}

async function addMatches(
  files: IndexFiles,
  matches: readonly TermMatch[],
  share: number,
  to: Weights,
): Promise<void> {
  await Promise.all(
    matches.map(async (match) => {
      addPages(files.outline, match, share, to);
      const [list] = match.isInPages ? [] : await wordLists(files, match.term);
      if (list !== undefined) {
        addWords(files.outline, list, match, share, to);
      }
    }),
  );
}

/** Adds the weights for a phrase. A record must contain all its words, and gets the lowest of their weights. */
async function addPhrase(
  files: IndexFiles,
  matches: readonly (readonly TermMatch[])[],
  share: number,
  weights: Weights,
): Promise<void> {
  const parts = await Promise.all(
    matches.map(async (found) => {
      const own = noWeights(files.outline);
      await addMatches(files, found, share, own);
      return own;
    }),
  );
  for (const kind of KINDS) {
    const [first = new Float32Array(), ...others] = parts.map((part) => part[kind]);
    for (let at = 0; at < first.length; at += 1) {
      let least = first[at] ?? 0;
      for (let other = 0; least > 0 && other < others.length; other += 1) {
        least = Math.min(least, others[other]?.[at] ?? 0);
      }
      raise(weights[kind], at, least);
    }
  }
  for (const { inKeywords } of parts) {
    for (const [keyword, match] of inKeywords) {
      addKeyword(weights, keyword, match);
    }
  }
}

/** Adds the weights for an alternative, and returns its matches. */
async function addAlternative(
  files: IndexFiles,
  { words, weight, isLoose, isInPages }: Alternative,
  { isLast, isAlone }: Slot,
  weights: Weights,
): Promise<readonly TermMatch[]> {
  const how = { isLast: isLast && isLoose, isLoose, isInPages, isAlone };
  const found = await Promise.all(words.map((word) => termMatches(files, word, how)));
  if (found.every((matches) => matches.length > 0)) {
    const [only = [], ...others] = found;
    await (others.length === 0
      ? addMatches(files, only, weight, weights)
      : addPhrase(files, found, weight, weights));
    return found.flat();
  }
  return [];
}

/** Weights the records by a query word as it is, without splitting it. */
async function weighWhole(files: IndexFiles, slot: Slot): Promise<SlotWeights> {
  const { page, pages: all, firstRecord, isRow } = files.outline;
  const weights = noWeights(files.outline);
  const matches = await Promise.all(
    slot.alternatives.map((alternative) => addAlternative(files, alternative, slot, weights)),
  );
  const { names, texts, sectionKeywords, keywords } = weights;
  const pages = keywords.slice();
  const records: number[] = [];
  for (let record = 0; record < page.length; record += 1) {
    const name = Math.max(names[record] ?? 0, sectionKeywords[record] ?? 0);
    const weight = name + (texts[record] ?? 0);
    if (weight > 0) {
      records.push(record);
      if (!isRow[record]) {
        raise(pages, page[record] ?? 0, weight);
      }
    }
  }
  for (let at = 0; at < all.length; at += 1) {
    const first = firstRecord[at] ?? 0;
    if ((keywords[at] ?? 0) > 0 && (names[first] ?? 0) + (texts[first] ?? 0) === 0) {
      records.push(first);
    }
  }
  return { slot, ...weights, pages, records, matches: matches.flat() };
}

/** A number with its unit, such as `400f`, or letters followed by a number, such as `y2038`. */
const WITH_NUMBER = [/^([\d.]+)(\p{L}{1,3})$/u, /^(\p{L}{1,3})(\d+)$/u];

/** Splits a word without matches into a number and its unit, or into two words that pages contain. */
function splitSlots({ outline: { pageWords } }: IndexFiles, slot: Slot): readonly Slot[] {
  const parts =
    WITH_NUMBER.map((form) => form.exec(slot.word)?.slice(1)).find((found) => found) ??
    splits(slot.word).find((pair) => pair.every((part) => pageWords.terms.includes(part)));
  return (parts ?? []).map((word) => ({
    word,
    isLast: false,
    isAlone: false,
    alternatives: [{ words: [word], weight: 1, isLoose: false }],
  }));
}

/**
 * Weights the records by a query word; if it has no matches, by the two words that it can be split into.
 *
 * @throws IndexFailure if a required file can't be loaded
 */
export async function weighSlot(files: IndexFiles, slot: Slot): Promise<readonly SlotWeights[]> {
  const weights = await weighWhole(files, slot);
  if (weights.records.length > 0) {
    return [weights];
  }
  const parts = splitSlots(files, slot);
  return parts.length === 0 ? [weights] : Promise.all(parts.map((part) => weighWhole(files, part)));
}
