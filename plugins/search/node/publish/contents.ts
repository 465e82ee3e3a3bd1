import { readFile } from 'node:fs/promises';
import type { IndexSettings, SynonymHit } from 'algoliasearch';
import { readText } from '../../../mdx/node/sourceText.ts';
import { LEVELS, type SearchRecord } from '../../shared/record.ts';
import { readSynonyms } from '../synonyms.ts';
import { INDEX_SETTINGS } from './indexSettings.ts';

/** A record in the form that's sent to the provider. */
export interface PublishedRecord extends SearchRecord {
  /**
   * Breaks ties between records that match equally well. The names are those of the provider's documentation indexes.
   */
  readonly weight: {
    /** 100 for a page, 10 less for each level below. */
    readonly level: number;
    /** Position among all records, starting at 0. Records are in page order. */
    readonly position: number;
  };
  /** Makes the type assignable to the one in the provider's client. */
  readonly [field: string]: unknown;
}

/**
 * Maximum size of a record on the provider's free plan, in bytes of JSON. Other plans allow more.
 *
 * @see https://www.algolia.com/doc/guides/scaling/algolia-service-limits "10 KB maximum for the Build plan"
 */
export const RECORD_BYTES_MAX = 10_000;

/** Thrown when records can't be made small enough to be published. */
export class RecordSizeError extends Error {
  override readonly name = 'RecordSizeError';
}

/** The size of a record when it's sent, in bytes. */
export const bytesOf = (record: unknown): number => Buffer.byteLength(JSON.stringify(record));

function weighted(record: SearchRecord, position: number): PublishedRecord {
  const depth = (LEVELS as readonly string[]).indexOf(record.type);
  return { ...record, weight: { level: depth < 0 ? 0 : 110 - 10 * depth, position } };
}

/** Splits a string at spaces into pieces that take at most a number of bytes as JSON. */
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
 * Prepares a record for publishing. If it exceeds the provider's limit, it's divided into parts with the same URL and
 * headings, each with a part of the section's words.
 *
 * @throws {@link RecordSizeError} if the headings or a single word are too large
 */
function publishedRecords(
  record: SearchRecord,
  position: number,
  bytesMax: number = RECORD_BYTES_MAX,
): readonly PublishedRecord[] {
  const whole = weighted(record, position);
  if (bytesOf(whole) <= bytesMax) {
    return [whole];
  }
  const numbered = (part: number) => `${record.objectID} (part ${part})`;
  // Reserve room for the longest possible ID, so that the last part isn't too large.
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

/** The contents of an index at the provider. */
export interface IndexContents {
  readonly records: readonly PublishedRecord[];
  readonly settings: IndexSettings;
  readonly synonyms: readonly SynonymHit[];
  /** URLs of the records that are published in parts, with the number of parts. */
  readonly divided: readonly (readonly [address: string, parts: number])[];
}

/**
 * Collects the contents to publish for a build.
 *
 * @throws RecordSizeError if a record exceeds the provider's limit and can't be divided
 */
export function indexContents(
  records: readonly SearchRecord[],
  synonyms: readonly (readonly string[])[],
): IndexContents {
  const published = records.map((record, position) => publishedRecords(record, position));
  return {
    records: published.flat(),
    settings: INDEX_SETTINGS,
    // A word is only in one group, so the first word identifies its group.
    synonyms: synonyms.map((group) => ({
      objectID: group[0] ?? '',
      type: 'synonym',
      synonyms: [...group],
    })),
    divided: published.flatMap((parts, at) =>
      parts.length > 1 ? [[records[at]?.url ?? '', parts.length] as const] : [],
    ),
  };
}

/** Formats a number for display, such as 12,345. */
const number = (value: number): string => value.toLocaleString('en-US');

/** Describes what will be sent. */
export function describeContents({ records, synonyms, divided }: IndexContents): readonly string[] {
  const sizes = records.map(bytesOf);
  const sum = sizes.reduce((total, size) => total + size, 0);
  return [
    `Records: ${number(records.length)}, of ${number(sum)} bytes, the largest of ${number(Math.max(0, ...sizes))}`,
    ...divided.map(([address, parts]) => `  ${address} in ${parts} parts, being too large for one`),
    `Groups of synonyms: ${number(synonyms.length)}`,
  ];
}

/** Describes the settings that will be sent, which are the same each time. */
export function describeSettings({ settings }: IndexContents): readonly string[] {
  const entries = Object.entries(settings);
  return ['Settings:', ...entries.map(([name, value]) => `  ${name}: ${JSON.stringify(value)}`)];
}

/**
 * Reads the contents to publish for a build.
 *
 * @throws SynonymsError, {@link RecordSizeError}, or the system's error if a file doesn't exist
 */
export async function readContents(records: string, synonyms: string): Promise<IndexContents> {
  const made = JSON.parse(await readFile(records, 'utf8')) as readonly SearchRecord[];
  return indexContents(made, readSynonyms(await readText(synonyms), synonyms));
}
