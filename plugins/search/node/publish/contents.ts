import type { IndexSettings, SynonymHit } from 'algoliasearch';
import type { SearchRecord } from '../../shared/record.ts';
import { INDEX_SETTINGS } from './indexSettings.ts';
import { bytesOf, type PublishedRecord, publishedRecords } from './publishedRecord.ts';

/** Everything that an index at the provider consists of. */
export interface IndexContents {
  readonly records: readonly PublishedRecord[];
  readonly settings: IndexSettings;
  readonly synonyms: readonly SynonymHit[];
  /** Addresses of the records that are published in parts, each with their number. */
  readonly divided: readonly (readonly [address: string, parts: number])[];
}

/**
 * What is published of a build.
 *
 * @param records - in the order of their pages
 * @param synonyms - groups of words that mean the same
 * @throws RecordSizeError when a record is larger than the provider takes and cannot be divided
 */
export function indexContents(
  records: readonly SearchRecord[],
  synonyms: readonly (readonly string[])[],
): IndexContents {
  const published = records.map((record, position) => publishedRecords(record, position));
  return {
    records: published.flat(),
    settings: INDEX_SETTINGS,
    // A word is in one group only, so its first one names it.
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

/** A number as it is read, such as 12,345. */
const number = (value: number): string => value.toLocaleString('en-US');

/**
 * What is sent, for a person to read.
 *
 * @returns lines without an end
 */
export function describeContents({ records, synonyms, divided }: IndexContents): readonly string[] {
  const sizes = records.map(bytesOf);
  const sum = sizes.reduce((total, size) => total + size, 0);
  return [
    `Records: ${number(records.length)}, of ${number(sum)} bytes, the largest of ${number(Math.max(0, ...sizes))}`,
    ...divided.map(([address, parts]) => `  ${address} in ${parts} parts, being too large for one`),
    `Groups of synonyms: ${number(synonyms.length)}`,
  ];
}

/**
 * The settings that are sent, which are the same each time.
 *
 * @returns lines without an end
 */
export function describeSettings({ settings }: IndexContents): readonly string[] {
  const entries = Object.entries(settings);
  return ['Settings:', ...entries.map(([name, value]) => `  ${name}: ${JSON.stringify(value)}`)];
}
