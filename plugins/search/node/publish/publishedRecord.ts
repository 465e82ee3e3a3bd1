import { LEVELS, type SearchRecord } from '../../shared/record.ts';

/** A record as the provider gets it. */
export interface PublishedRecord extends SearchRecord {
  /** What decides between records that match equally well, by the names of its documentation indexes. */
  readonly weight: {
    /** 100 for a page, 10 less for each level below. */
    readonly level: number;
    /** Counted from 0 over all records, which have the order of their pages. */
    readonly position: number;
  };
  /** Widens the type to the one of the provider's client. */
  readonly [field: string]: unknown;
}

/**
 * Largest record that the provider takes on its free plan, in bytes of its JSON; others take more.
 *
 * @see https://www.algolia.com/doc/guides/scaling/algolia-service-limits "10 KB maximum for the Build plan"
 */
export const RECORD_BYTES_MAX = 10_000;

/** Records that cannot be made small enough to be published. */
export class RecordSizeError extends Error {
  override readonly name = 'RecordSizeError';
}

/** Size of a record as it is sent, in bytes. */
export const bytesOf = (record: unknown): number => Buffer.byteLength(JSON.stringify(record));

function weighted(record: SearchRecord, position: number): PublishedRecord {
  const depth = (LEVELS as readonly string[]).indexOf(record.type);
  return { ...record, weight: { level: depth < 0 ? 0 : 110 - 10 * depth, position } };
}

/** A text in pieces of at most so many bytes of JSON, between words. */
function piecesOf(text: string, bytesMax: number): readonly string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const word of text.split(/(?<=\s)/)) {
    if (piece !== '' && bytesOf(piece + word) > bytesMax) {
      pieces.push(piece.trim());
      piece = '';
    }
    piece += word;
  }
  return [...pieces, piece.trim()];
}

/**
 * A record as it is published: in several parts with one address where it is larger than the
 * provider takes, each with the path of headings and a part of the section's words.
 *
 * @param position - of the record among all
 * @throws {@link RecordSizeError} when the words between two spaces, or the headings, are too large
 */
export function publishedRecords(
  record: SearchRecord,
  position: number,
  bytesMax: number = RECORD_BYTES_MAX,
): readonly PublishedRecord[] {
  const whole = weighted(record, position);
  if (bytesOf(whole) <= bytesMax) {
    return [whole];
  }
  const numbered = (part: number) => `${record.objectID} (part ${part})`;
  // The longest id there can be, so that the last part is not the one that is too large.
  const room = bytesMax - bytesOf({ ...whole, objectID: numbered(999), content: '' });
  const parts = piecesOf(record.content ?? '', room + bytesOf('')).map((content, at) => ({
    ...whole,
    objectID: at === 0 ? record.objectID : numbered(at + 1),
    content,
  }));
  const large = parts.find((part) => bytesOf(part) > bytesMax);
  if (large !== undefined) {
    throw new RecordSizeError(
      `The record of ${record.url} has ${bytesOf(large)} bytes even in parts, and the provider takes ${bytesMax}; shorten its heading, or divide its longest word`,
    );
  }
  return parts;
}
