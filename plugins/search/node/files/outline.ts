import {
  FIELD_BITS,
  FIELDS,
  type Field,
  LENGTH_STEPS,
  type OutlineHead,
  ROW_BIT,
} from '../../shared/files/format.ts';
import { writeTerms } from '../../shared/files/terms.ts';
import { LEVELS, type SearchRecord } from '../../shared/record.ts';
import { isStopWord, termsOf, wordsOf } from '../../shared/words.ts';
import { ByteWriter } from './bytes.ts';
import { Postings } from './postings.ts';

/** The address of a record's page, without the origin and the anchor. */
export function pathOf({ url }: SearchRecord): string {
  return new URL(url).pathname;
}

/** The last segment of an address: what a page is called there. */
function slugOf(record: SearchRecord): string {
  return pathOf(record).split('/').filter(Boolean).at(-1) ?? '';
}

/** The innermost heading of a record: a title, a heading, the name of a row. */
export function nameOf({ type, hierarchy }: SearchRecord): string {
  return (type === 'content' ? null : hierarchy[type]) ?? '';
}

/** The texts by which the outline knows a record. */
function fieldsOf(record: SearchRecord): readonly (readonly [Field, string])[] {
  if (record.type === 'lvl1') {
    return [
      ['title', nameOf(record)],
      ['slug', slugOf(record)],
      ...(record.keywords ?? []).map((keyword) => ['keyword', keyword] as const),
    ];
  }
  return [[record.isRow ? 'row' : 'heading', nameOf(record)]];
}

/** Where the words of the records' names stand. */
export function namePostings(records: readonly SearchRecord[]): Postings {
  const postings = new Postings();
  for (const [position, record] of records.entries()) {
    for (const [field, text] of fieldsOf(record)) {
      for (const term of termsOf(text)) {
        // The fields stand in the order of their weight, so the lower number is the better field.
        postings.add(term, position, FIELDS.indexOf(field), Math.min);
      }
    }
  }
  return postings;
}

const tellingWords = (text: string) =>
  wordsOf(text).filter(({ folded }) => !isStopWord(folded)).length;

/** Bytes of a column hold no more than this. */
const COLUMN_MAX = 255;

const capped = (value: number) => Math.min(COLUMN_MAX, Math.round(value));

/** Writes the outline: its JSON, the words of names, their postings, and a column a property of the records. */
export function writeOutline(
  head: OutlineHead,
  records: readonly SearchRecord[],
  names: Postings,
): Uint8Array {
  const writer = new ByteWriter();
  const terms = names.terms();
  writer.text(JSON.stringify(head));
  writer.text(writeTerms(terms));
  writer.column([...names.write(terms, FIELD_BITS)]);
  writer.column(
    records.map(
      ({ type, isRow }) =>
        LEVELS.indexOf(type === 'content' ? 'lvl6' : type) + (isRow ? ROW_BIT : 0),
    ),
  );
  writer.column(records.map((record) => capped(tellingWords(nameOf(record)))));
  writer.column(
    records.map(({ content }) => capped(Math.log2(1 + tellingWords(content ?? '')) * LENGTH_STEPS)),
  );
  return writer.toBytes();
}
