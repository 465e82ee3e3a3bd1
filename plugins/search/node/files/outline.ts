import {
  LENGTH_STEPS,
  type OutlineHead,
  PAGE_FIELD_BITS,
  ROW_BIT,
} from '../../shared/files/format.ts';
import { writeTerms } from '../../shared/files/terms.ts';
import { LEVELS, type SearchRecord } from '../../shared/record.ts';
import { isStopWord, wordsOf } from '../../shared/words.ts';
import { ByteWriter } from './bytes.ts';
import type { Postings } from './postings.ts';
import { nameOf } from './terms.ts';

const tellingWords = (text: string) =>
  wordsOf(text).filter(({ folded }) => !isStopWord(folded)).length;

/** Maximum value in a column of bytes. */
const COLUMN_MAX = 255;

const capped = (value: number) => Math.min(COLUMN_MAX, Math.round(value));

/** Level of a record's innermost heading: 1 for a page. */
export function levelOf({ type }: SearchRecord): number {
  return LEVELS.indexOf(type === 'content' ? 'lvl6' : type);
}

/**
 * Writes the outline: its JSON, the words of pages with their postings, and one column per property of the records.
 *
 * @param textFiles - number of records in each text file
 */
export function writeOutline(
  head: OutlineHead,
  records: readonly SearchRecord[],
  pageWords: Postings,
  textFiles: readonly number[],
): Uint8Array {
  const writer = new ByteWriter();
  const terms = pageWords.terms();
  writer.text(JSON.stringify(head));
  writer.text(writeTerms(terms));
  writer.column(pageWords.write(terms, PAGE_FIELD_BITS));
  writer.number(textFiles.length);
  for (const count of textFiles) {
    writer.number(count);
  }
  writer.column(records.map((record) => levelOf(record) + (record.isRow ? ROW_BIT : 0)));
  writer.column(records.map((record) => capped(tellingWords(nameOf(record)))));
  writer.column(
    records.map(({ content }) => capped(Math.log2(1 + tellingWords(content ?? '')) * LENGTH_STEPS)),
  );
  return writer.toBytes();
}
