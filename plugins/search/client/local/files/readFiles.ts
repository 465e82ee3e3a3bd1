import {
  CELL_SEPARATOR,
  LENGTH_STEPS,
  type OutlineHead,
  PAGE_FIELD_BITS,
  ROW_BIT,
  type TextFile,
  WORD_BITS,
} from '../../../shared/files/format.ts';
import { readTerms } from '../../../shared/files/terms.ts';
import { type HeadingPath, pathTo } from '../../../shared/headingPath.ts';
import type { Hierarchy, SearchRecord } from '../../../shared/record.ts';
import { ByteReader, readPostings, type TermList } from './bytes.ts';

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

const decoder = new TextDecoder();

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
  const terms = readTerms(reader.text());
  const pageWords = readPostings(terms, reader.column(), PAGE_FIELD_BITS);
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
  return readTerms(decoder.decode(bytes));
}

const TYPES = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/**
 * Reads a text file.
 *
 * @param file - position of the file
 * @returns its records, in order
 */
export function readTexts(
  bytes: Uint8Array,
  outline: Outline,
  file: number,
): readonly SearchRecord[] {
  const { above, records } = JSON.parse(decoder.decode(bytes)) as TextFile;
  const { origin, pages, sections, languages, tags, level, isRow, page, firstOfText } = outline;
  let open: HeadingPath = above;
  return records.map(([ownAnchor, written, content], at): SearchRecord => {
    const cellsOf = (count: number) => (content ?? '').split(CELL_SEPARATOR, count).join(' ');
    const name = typeof written === 'string' ? written : cellsOf(written);
    const position = (firstOfText[file] ?? 0) + at;
    const depth = level[position] ?? 1;
    const anchor = ownAnchor === '' && isRow[position] ? cellsOf(1) : ownAnchor;
    const [title = '', address = '', section = 0, language = 0, tag = 0] =
      pages[page[position] ?? 0] ?? [];
    const path = depth === 1 ? [] : pathTo(open, depth, name);
    if (depth > 1 && !isRow[position]) {
      open = path;
    }
    const [lvl2 = null, lvl3 = null, lvl4 = null, lvl5 = null, lvl6 = null] = path;
    const lvl0 = sections[section] ?? '';
    const hierarchy: Hierarchy = { lvl0, lvl1: title, lvl2, lvl3, lvl4, lvl5, lvl6 };
    const url = `${origin}${address}${anchor === '' ? '' : `#${anchor}`}`;
    return {
      objectID: url,
      url,
      type: TYPES[depth - 1] ?? 'lvl6',
      hierarchy,
      content,
      language: languages[language] ?? '',
      docusaurus_tag: tags[tag] ?? '',
    };
  });
}
