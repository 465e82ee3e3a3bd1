import type { SearchRecord } from '../../../shared/record.ts';
import { wordsOf } from '../../../shared/words.ts';
import type { IndexFiles } from '../files/index.ts';
import { type MarkedPart, type Marks, markedParts } from './marking.ts';
import { oncePer } from './oncePer.ts';

/** A record with the matches in its content. */
export interface Read {
  readonly record: SearchRecord;
  readonly parts: readonly MarkedPart[];
}

/** Words of texts: most hits stay the same from one keystroke to the next. */
const contentWords = oncePer((record: SearchRecord) => wordsOf(record.content ?? ''));

/**
 * Loads a record, and finds the matches in its content.
 *
 * @throws IndexFailure if its file can't be loaded
 */
export async function readRecord(files: IndexFiles, position: number, marks: Marks): Promise<Read> {
  const record = await files.record(position);
  return { record, parts: markedParts(record.content ?? '', marks, contentWords(record)) };
}
