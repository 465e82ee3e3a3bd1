import { LEVELS, type Level, type SearchRecord } from '../../shared/record.ts';
import type { IndexFiles } from '../local/openIndex.ts';
import { type MarkedPart, type Marks, markableWords, markedParts } from './marking.ts';
import { oncePer } from './oncePer.ts';

/** A record with the matches in its content and in its headings. */
export interface Read {
  readonly record: SearchRecord;
  readonly parts: readonly MarkedPart[];
  readonly headings: ReadonlyMap<Level, readonly MarkedPart[]>;
}

/** Words of texts: most hits stay the same from one keystroke to the next. */
const wordsIn = oncePer(({ content, hierarchy }: SearchRecord) => ({
  content: markableWords(content ?? ''),
  headings: new Map(LEVELS.map((level) => [level, markableWords(hierarchy[level] ?? '')])),
}));

/** The records that have been read for a query. */
const readFor = oncePer((_: Marks) => new Map<number, Promise<Read>>());

async function readAnew(files: IndexFiles, position: number, marks: Marks): Promise<Read> {
  const record = await files.record(position);
  const { content, headings } = wordsIn(record);
  return {
    record,
    parts: markedParts(content, marks),
    headings: new Map(Array.from(headings, ([level, words]) => [level, markedParts(words, marks)])),
  };
}

/**
 * Loads a record, and finds the matches in it, once for each query.
 *
 * @param marks - those of the query
 * @throws IndexFailure if its file can't be loaded
 */
export function readRecord(files: IndexFiles, position: number, marks: Marks): Promise<Read> {
  const known = readFor(marks);
  const read = known.get(position) ?? readAnew(files, position, marks);
  known.set(position, read);
  return read;
}
