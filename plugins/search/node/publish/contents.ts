import type { IndexSettings, SynonymHit } from 'algoliasearch';
import type { SearchRecord } from '../../shared/record.ts';
import { INDEX_SETTINGS } from './indexSettings.ts';
import { bytesOf, type PublishedRecord, publishedRecords } from './publishedRecord.ts';

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
 * @param records - in the order of their pages
 * @param synonyms - groups of words with the same meaning
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

/**
 * Describes what will be sent, in readable form.
 *
 * @returns lines without line endings
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
 * Describes the settings that will be sent, which are the same each time.
 *
 * @returns lines without line endings
 */
export function describeSettings({ settings }: IndexContents): readonly string[] {
  const entries = Object.entries(settings);
  return ['Settings:', ...entries.map(([name, value]) => `  ${name}: ${JSON.stringify(value)}`)];
}
