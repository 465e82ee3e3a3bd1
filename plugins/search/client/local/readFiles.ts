import {
  LENGTH_STEPS,
  type OutlineFile,
  type TextFile,
  VALUES,
  type WordFile,
} from '../../shared/format.ts';
import { unpackNumbers, unpackWords } from '../../shared/packing.ts';
import { recordOf, type SearchRecord } from '../../shared/record.ts';

/** A sorted list of terms with their postings. */
export interface TermList {
  /** Sorted by code unit. */
  readonly terms: readonly string[];
  /** Calls back for each place that contains a term, in order, with the value of its posting. */
  each(term: string, found: (place: number, value: number) => void): void;
  /** Calls back for each keyword that contains a term, in order, with the number of its words. */
  eachKeyword(term: string, found: (keyword: number, length: number) => void): void;
}

/** The outline in the form that the engine uses. */
export interface Outline extends Pick<OutlineFile, 'origin' | 'pages' | 'synonyms' | 'wordsFrom'> {
  readonly pageWords: TermList;
  /** Level of each record's innermost heading: 1 for a page. */
  readonly level: Uint8Array;
  /** 1 for each table row. */
  readonly isRow: Uint8Array;
  /** Number of words in each record's name, not counting stop words. */
  readonly nameLength: Uint8Array;
  /** Approximate number of words in each record's text, not counting stop words. */
  readonly textLength: readonly number[];
  readonly averageLength: number;
  /** Position of each keyword's record. */
  readonly keywordOf: Uint32Array;
  /** Position of each record's page. */
  readonly page: Uint32Array;
  /** Position of each record's text file. */
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

/** Throws a TypeError unless a value of a file, which is read only once it's needed, is a list. */
function assertList(value: unknown): void {
  if (!Array.isArray(value)) {
    throw new TypeError('No list is where one belongs');
  }
}

/** Reads a file that is a list: of spellings, or of signs. */
export function readList<Entry>(list: readonly Entry[]): readonly Entry[] {
  assertList(list);
  return list;
}

/** Calls back for each posting of a list, in order. */
function eachOf(list: readonly number[], found: (place: number, value: number) => void): void {
  let place = 0;
  for (const posting of list) {
    const value = posting % VALUES;
    place += (posting - value) / VALUES;
    found(place, value);
  }
}

/** Reads a word file. */
export function readWords(file: WordFile): TermList {
  const { postings, keywords = [] } = file;
  assertList(postings);
  assertList(keywords);
  const terms = unpackWords(file.terms);
  const listOf = (lists: WordFile['postings'], term: string) => {
    const index = lowerBound(terms, term);
    return (terms[index] === term && lists[index]) || [];
  };
  return {
    terms,
    each: (term, found) => eachOf(listOf(postings, term), found),
    eachKeyword: (term, found) => eachOf(listOf(keywords, term), found),
  };
}

/** Finds the parent of each record: the nearest preceding heading on its page with a lower level. */
function parentsOf({ level, isRow }: Pick<Outline, 'level' | 'isRow'>): Uint32Array {
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
function groupsOf(
  sizes: readonly number[] | Uint8Array,
  all: number,
): [first: Uint32Array, group: Uint32Array] {
  const first = new Uint32Array(sizes.length + 1);
  const group = new Uint32Array(all);
  for (const [at, size] of sizes.entries()) {
    const begin = first[at] ?? 0;
    first[at + 1] = begin + size;
    group.fill(at, begin, begin + size);
  }
  return [first, group];
}

/** Reads the outline: its lists become arrays in which a record or a page is found by its position. */
export function readOutline(file: OutlineFile): Outline {
  const { origin, pages, synonyms, wordsFrom } = file;
  const level = unpackNumbers(file.level);
  const isRow = unpackNumbers(file.isRow);
  const keywordCount = unpackNumbers(file.keywordCount);
  const records = level.length;
  const [firstRecord, page] = groupsOf(
    pages.map(([, , , , , size]) => size),
    records,
  );
  const [firstOfText, text] = groupsOf(file.textSizes, records);
  const keywords = keywordCount.reduce((sum, count) => sum + count, 0);
  const [, keywordOf] = groupsOf(keywordCount, keywords);
  const textLength = Array.from(
    unpackNumbers(file.textLength),
    (logarithm) => 2 ** (logarithm / LENGTH_STEPS) - 1,
  );
  const total = textLength.reduce((sum, length) => sum + length, 0);
  return {
    origin,
    pages,
    synonyms,
    wordsFrom,
    pageWords: readWords(file.names),
    level,
    isRow,
    nameLength: unpackNumbers(file.nameLength),
    textLength,
    averageLength: Math.max(1, total / records),
    keywordOf,
    page,
    text,
    parent: parentsOf({ level, isRow }),
    firstRecord,
    firstOfText,
  };
}

/**
 * Reads the records of a text file, in order.
 *
 * @param first - position of its first record
 */
export function readTexts(
  records: TextFile,
  { origin, pages, page, isRow }: Outline,
  first: number,
): readonly SearchRecord[] {
  let columns: readonly string[] = [];
  return records.map(([anchor, path, content, own = columns], at) => {
    columns = own;
    const [title = '', address = '', section = '', language = '', tag = ''] =
      pages[page[first + at] ?? 0] ?? [];
    const recordPage = { url: origin + address, title, section, language, tag };
    const record = recordOf(recordPage, anchor, path, content);
    return isRow[first + at] === 1 && columns.length > 0 ? { ...record, columns } : record;
  });
}
