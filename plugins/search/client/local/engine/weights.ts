import { FIELDS, type Field } from '../../../shared/files/format.ts';
import type { TermList } from '../files/bytes.ts';
import type { IndexFiles } from '../files/index.ts';
import type { Alternative, Slot } from './slots.ts';
import { splits } from './slots.ts';
import { positionOf, type TermMatch, termMatches, wordFilesFor } from './termMatches.ts';

/** What a word weighs by the name it stands in. */
const FIELD_WEIGHTS: Readonly<Record<Field, number>> = {
  title: 10,
  slug: 9,
  keyword: 8,
  heading: 7,
  row: 7,
};

/** What a word weighs in a text of middling length, once. */
const TEXT_WEIGHT = 2.4;

/** How much a word gains by standing in a text again, and loses by the text's length (BM25). */
const SATURATION = 1.1;
const LENGTH_SHARE = 0.55;

/** What a word of the query weighs in each record. */
export interface SlotWeights {
  readonly slot: Slot;
  /** By the record's name. */
  readonly names: Float32Array;
  /** By its text. */
  readonly texts: Float32Array;
  /** The best of all records of each page. */
  readonly pages: Float32Array;
  /** The records that have it. */
  readonly records: readonly number[];
  /** What was found for it, to be marked. */
  readonly matches: readonly TermMatch[];
}

/** Average number of telling words of a text. */
function averageLength(lengths: Float32Array): number {
  return Math.max(1, lengths.reduce((sum, length) => sum + length, 0) / lengths.length);
}

const averages = new WeakMap<Float32Array, number>();

interface Weights {
  readonly names: Float32Array;
  readonly texts: Float32Array;
}

/** Adds what the records weigh by a list's matches. */
function addMatch(
  list: TermList,
  match: TermMatch,
  add: (record: number, value: number, quality: number) => void,
): void {
  const at = positionOf(list, match.term);
  if (at !== -1) {
    list.each(at, (record, value) => add(record, value, match.quality));
  }
}

/** What records weigh by the matches of one word. */
async function weigh(files: IndexFiles, matches: readonly TermMatch[]): Promise<Weights> {
  const { outline } = files;
  const { textLength } = outline;
  const average = averages.get(textLength) ?? averageLength(textLength);
  averages.set(textLength, average);
  const names = new Float32Array(textLength.length);
  const texts = new Float32Array(textLength.length);
  const wanted = new Set(matches.flatMap(({ term }) => wordFilesFor(files, term, true)));
  const lists = await Promise.all([...wanted].map((file) => files.words(file)));
  for (const match of matches) {
    addMatch(outline.names, match, (record, field, quality) => {
      const weight = FIELD_WEIGHTS[FIELDS[field] ?? 'heading'] * quality;
      names[record] = Math.max(names[record] ?? 0, weight);
    });
    for (const list of lists) {
      addMatch(list, match, (record, more, quality) => {
        const count = more + 1;
        const long = 1 - LENGTH_SHARE + (LENGTH_SHARE * (textLength[record] ?? 0)) / average;
        const weight = (TEXT_WEIGHT * count * (1 + SATURATION)) / (count + SATURATION * long);
        texts[record] = Math.max(texts[record] ?? 0, weight * quality);
      });
    }
  }
  return { names, texts };
}

/** The words that both weights are there for, by the lesser of them. */
function both(first: Float32Array, second: Float32Array): Float32Array {
  return first.map((weight, at) => Math.min(weight, second[at] ?? 0));
}

/** What records weigh by an alternative, all of whose words they must have. */
async function weighAlternative(
  files: IndexFiles,
  { words, isLoose }: Alternative,
  isLast: boolean,
): Promise<Weights & { matches: readonly TermMatch[] }> {
  let weights: Weights | undefined;
  const matches: TermMatch[] = [];
  for (const word of words) {
    const found = await termMatches(files, word, { isLast: isLast && isLoose, isLoose });
    const own = await weigh(files, found);
    matches.push(...found);
    weights =
      weights === undefined
        ? own
        : { names: both(weights.names, own.names), texts: both(weights.texts, own.texts) };
  }
  return { ...(weights ?? (await weigh(files, []))), matches };
}

/** Reads a word that was not found as two written together, where the index has both. */
async function splitSlots(files: IndexFiles, slot: Slot): Promise<readonly Slot[]> {
  const { names } = files.outline;
  const parts = splits(slot.word).find((pair) =>
    pair.every((part) => positionOf(names, part) !== -1),
  );
  return (parts ?? []).map((word) => ({
    word,
    isLast: false,
    alternatives: [{ words: [word], weight: 1, isLoose: false }],
  }));
}

async function weighWhole(files: IndexFiles, slot: Slot): Promise<SlotWeights> {
  const { page, textLength } = files.outline;
  const names = new Float32Array(textLength.length);
  const texts = new Float32Array(textLength.length);
  const pages = new Float32Array(files.outline.pages.length);
  const matches: TermMatch[] = [];
  for (const alternative of slot.alternatives) {
    const own = await weighAlternative(files, alternative, slot.isLast);
    matches.push(...own.matches);
    for (let record = 0; record < names.length; record += 1) {
      names[record] = Math.max(names[record] ?? 0, (own.names[record] ?? 0) * alternative.weight);
      texts[record] = Math.max(texts[record] ?? 0, (own.texts[record] ?? 0) * alternative.weight);
    }
  }
  const records: number[] = [];
  for (let record = 0; record < names.length; record += 1) {
    const weight = (names[record] ?? 0) + (texts[record] ?? 0);
    if (weight > 0) {
      records.push(record);
      const at = page[record] ?? 0;
      pages[at] = Math.max(pages[at] ?? 0, weight);
    }
  }
  return { slot, names, texts, pages, records, matches };
}

/**
 * Weighs the records by a word of the query; by two where it was written together and is not there.
 *
 * @throws IndexFailure when a file that is needed cannot be had
 */
export async function weighSlot(files: IndexFiles, slot: Slot): Promise<readonly SlotWeights[]> {
  const weights = await weighWhole(files, slot);
  if (weights.records.length > 0) {
    return [weights];
  }
  const parts = await splitSlots(files, slot);
  return parts.length === 0 ? [weights] : Promise.all(parts.map((part) => weighWhole(files, part)));
}
