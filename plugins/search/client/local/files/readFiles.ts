import {
  COUNT_BITS,
  FIELD_BITS,
  FORMAT,
  LENGTH_STEPS,
  type Manifest,
  type OutlineHead,
  ROW_BIT,
} from '../../../shared/files/format.ts';
import { readTerms } from '../../../shared/files/terms.ts';
import type { SearchRecord } from '../../../shared/record.ts';
import { ByteReader, readPostings, type TermList } from './bytes.ts';
import { IndexFailure } from './failure.ts';

/** The outline as the engine uses it; columns have an entry a record. */
export interface Outline extends OutlineHead {
  readonly names: TermList;
  /** Level of the innermost heading: 1 for a page. */
  readonly level: Uint8Array;
  readonly isRow: Uint8Array;
  /** Number of telling words in the record's name. */
  readonly nameLength: Uint8Array;
  /** Number of telling words in the record's text, about. */
  readonly textLength: Float32Array;
  /** Position of the record's page. */
  readonly page: Uint32Array;
  /** Position of the record whose heading stands above; the record itself for a page. */
  readonly parent: Uint32Array;
  /** Position of each page's first record. */
  readonly firstRecord: Uint32Array;
}

const decoder = new TextDecoder();

/**
 * Reads the manifest.
 *
 * @throws {@link IndexFailure} when it is none, or of a version that this code does not read
 */
export function readManifest(text: string): Manifest {
  let manifest: Manifest;
  try {
    manifest = JSON.parse(text) as Manifest;
  } catch (cause) {
    throw new IndexFailure('the manifest is no JSON: it was cut short, or is another page', {
      cause,
    });
  }
  if (manifest.format !== FORMAT) {
    throw new IndexFailure(
      `the index is of format ${manifest.format}, this page reads format ${FORMAT}: reload the page`,
    );
  }
  return manifest;
}

/** Finds for each record the one above: the nearest heading before it on its page with a lower level. */
function parentsOf(level: Uint8Array, isRow: Uint8Array, firstRecord: Uint32Array): Uint32Array {
  const parent = new Uint32Array(level.length);
  for (let page = 0; page < firstRecord.length - 1; page += 1) {
    const first = firstRecord[page] ?? 0;
    const open = [first];
    for (let record = first; record < (firstRecord[page + 1] ?? 0); record += 1) {
      while (open.length > 1 && (level[open.at(-1) ?? 0] ?? 0) >= (level[record] ?? 0)) {
        open.pop();
      }
      parent[record] = open.at(-1) ?? first;
      if (!isRow[record]) {
        open.push(record);
      }
    }
  }
  return parent;
}

/** Reads the outline. */
export function readOutline(bytes: Uint8Array): Outline {
  const reader = new ByteReader(bytes);
  const head = JSON.parse(reader.text()) as OutlineHead;
  const terms = readTerms(reader.text());
  const names = readPostings(terms, reader.column(), FIELD_BITS);
  const levels = reader.column();
  const nameLength = reader.column();
  const textLength = Float32Array.from(
    reader.column(),
    (logarithm) => 2 ** (logarithm / LENGTH_STEPS) - 1,
  );
  const firstRecord = new Uint32Array(head.pages.length + 1);
  const page = new Uint32Array(levels.length);
  for (const [position, { records }] of head.pages.entries()) {
    const first = firstRecord[position] ?? 0;
    firstRecord[position + 1] = first + records;
    page.fill(position, first, first + records);
  }
  const level = levels.map((value) => value % ROW_BIT);
  const isRow = levels.map((value) => Math.floor(value / ROW_BIT));
  return {
    ...head,
    names,
    level,
    isRow,
    nameLength,
    textLength,
    page,
    parent: parentsOf(level, isRow, firstRecord),
    firstRecord,
  };
}

/** Reads a word file; a posting's value is one less than how often the word stands in the text. */
export function readWords(bytes: Uint8Array): TermList {
  const reader = new ByteReader(bytes);
  return readPostings(readTerms(reader.text()), reader.column(), COUNT_BITS);
}

/** Reads a page file. */
export function readPage(bytes: Uint8Array): readonly SearchRecord[] {
  return JSON.parse(decoder.decode(bytes)) as readonly SearchRecord[];
}

/** Reads the spelling. */
export function readSpelling(bytes: Uint8Array): readonly string[] {
  return readTerms(decoder.decode(bytes));
}
