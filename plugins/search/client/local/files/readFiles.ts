import { ByteReader, readTerms } from '../../../shared/files/bytes.ts';
import {
  LENGTH_STEPS,
  type OutlineHead,
  PAGE_FIELD_BITS,
  ROW_BIT,
  type TextFile,
  WORD_BITS,
} from '../../../shared/files/format.ts';
import { recordOf, type SearchRecord } from '../../../shared/record.ts';

/** A sorted list of terms with their postings. */
export interface TermList {
  /** Sorted by code unit. */
  readonly terms: readonly string[];
  /** Calls back for each place that contains a term, in order, with the value of its posting. */
  each(term: string, found: (place: number, value: number) => void): void;
}

/** The outline in the form that the engine uses. Columns have one entry per record. */
export interface Outline extends OutlineHead {
  /** The words of titles, URL paths, and keywords, with the positions of their pages. */
  readonly pageWords: TermList;
  /** Level of the innermost heading: 1 for a page. */
  readonly level: Uint8Array;
  readonly isRow: Uint8Array;
  /** Number of words in the record's name, not counting stop words. */
  readonly nameLength: Uint8Array;
  /** Approximate number of words in the record's text, not counting stop words. */
  readonly textLength: Float32Array;
  /** Average text length. */
  readonly averageLength: number;
  /** Position of the record's page. */
  readonly page: Uint32Array;
  /** Position of the record's text file. */
  readonly text: Uint32Array;
  /** Position of the record for the parent heading; for a page, the record itself. */
  readonly parent: Uint32Array;
  /** Position of each page's first record, followed by the number of records. */
  readonly firstRecord: Uint32Array;
  /** Position of each text file's first record, followed by the number of records. */
  readonly firstOfText: Uint32Array;
}

/** Index of the first sorted term that's not less than a word. */
export function lowerBound(terms: readonly string[], word: string): number {
  let from = 0;
  let to = terms.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((terms[middle] ?? '') < word) {
      from = middle + 1;
    } else {
      to = middle;
    }
  }
  return from;
}

/**
 * Reads the postings of sorted terms.
 *
 * @param bits - number of low bits that hold the value
 */
function readPostings(terms: readonly string[], bytes: Uint8Array, bits: number): TermList {
  const reader = new ByteReader(bytes);
  const starts = new Uint32Array(terms.length + 1);
  const places: number[] = [];
  for (let term = 0; term < terms.length; term += 1) {
    for (let left = reader.number(); left > 0; left -= 1) {
      places.push(reader.number());
    }
    starts[term + 1] = places.length;
  }
  const scale = 2 ** bits;
  return {
    terms,
    each(term, found) {
      const index = lowerBound(terms, term);
      const end = terms[index] === term ? (starts[index + 1] ?? 0) : 0;
      let place = 0;
      for (let at = starts[index] ?? 0; at < end; at += 1) {
        const posting = places[at] ?? 0;
        const value = posting % scale;
        place += (posting - value) / scale;
        found(place, value);
      }
    },
  };
}

/** Finds the parent of each record: the nearest preceding heading on its page with a lower level. */
function parentsOf(level: Uint8Array, isRow: Uint8Array): Uint32Array {
  const parent = new Uint32Array(level.length);
  let open: number[] = [];
  for (let record = 0; record < level.length; record += 1) {
    const own = level[record] ?? 1;
    while (open.length > 0 && (level[open.at(-1) ?? 0] ?? 0) >= own) {
      open.pop();
    }
    parent[record] = open.at(-1) ?? record;
    if (own === 1) {
      open = [];
    }
    if (!isRow[record]) {
      open.push(record);
    }
  }
  return parent;
}

/** Start positions of groups with these sizes, followed by the total; and the group of each member. */
function groupsOf(sizes: readonly number[], all: number): [first: Uint32Array, group: Uint32Array] {
  const first = new Uint32Array(sizes.length + 1);
  const group = new Uint32Array(all);
  for (const [at, size] of sizes.entries()) {
    const begin = first[at] ?? 0;
    first[at + 1] = begin + size;
    group.fill(at, begin, begin + size);
  }
  return [first, group];
}

export function readOutline(bytes: Uint8Array): Outline {
  const reader = new ByteReader(bytes);
  const head = JSON.parse(reader.text()) as OutlineHead;
  const pageWords = readPostings(readTerms(reader.text()), reader.column(), PAGE_FIELD_BITS);
  const textSizes = Array.from({ length: reader.number() }, () => reader.number());
  const levels = reader.column();
  const nameLength = reader.column();
  const textLength = Float32Array.from(
    reader.column(),
    (logarithm) => 2 ** (logarithm / LENGTH_STEPS) - 1,
  );
  const pageSizes = head.pages.map(([, , , , , records]) => records);
  const [firstRecord, page] = groupsOf(pageSizes, levels.length);
  const [firstOfText, text] = groupsOf(textSizes, levels.length);
  const level = levels.map((value) => value % ROW_BIT);
  const isRow = levels.map((value) => Math.floor(value / ROW_BIT));
  const total = textLength.reduce((sum, length) => sum + length, 0);
  return {
    ...head,
    ...{ pageWords, level, isRow, nameLength, textLength },
    averageLength: Math.max(1, total / textLength.length),
    ...{ page, text, firstRecord, firstOfText },
    parent: parentsOf(level, isRow),
  };
}

/** Splits the bundle into its files, in order. */
export function readBundle(bytes: Uint8Array): readonly Uint8Array[] {
  const reader = new ByteReader(bytes);
  const files: Uint8Array[] = [];
  while (!reader.isAtEnd) {
    files.push(reader.column());
  }
  return files;
}

/** Reads a word file. A posting's value encodes the field of the name and the count in the text. */
export function readWords(bytes: Uint8Array): TermList {
  const reader = new ByteReader(bytes);
  return readPostings(readTerms(reader.text()), reader.column(), WORD_BITS);
}

export function readSpelling(bytes: Uint8Array): readonly string[] {
  return readTerms(new TextDecoder().decode(bytes));
}

/**
 * Reads the records of a text file, in order.
 *
 * @param first - position of its first record
 */
export function readTexts(
  bytes: Uint8Array,
  { origin, pages, sections, languages, tags, page }: Outline,
  first: number,
): readonly SearchRecord[] {
  const records = JSON.parse(new TextDecoder().decode(bytes)) as TextFile;
  return records.map(([anchor, path, content], at) => {
    const [title = '', address = '', section = 0, language = 0, tag = 0] =
      pages[page[first + at] ?? 0] ?? [];
    const recordPage = {
      url: origin + address,
      title,
      section: sections[section] ?? '',
      language: languages[language] ?? '',
      tag: tags[tag] ?? '',
    };
    return recordOf(recordPage, anchor, path, content);
  });
}
