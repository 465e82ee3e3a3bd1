import { readFile } from 'node:fs/promises';
import type { SynonymHit } from 'algoliasearch';
import { readText } from '../../../mdx/node/sourceText.ts';
import { LEVELS, type SearchRecord } from '../../shared/record.ts';
import { readSynonyms } from '../synonyms.ts';

/** A record in the form that's sent to the provider. */
interface PublishedRecord extends SearchRecord {
  /** Breaks ties between records that match equally well. Named as in the provider's documentation indexes. */
  readonly weight: {
    /** 100 for a page, 10 less for each level below. */
    readonly level: number;
    readonly position: number;
  };
  /** Makes the type assignable to the one in the provider's client. */
  readonly [field: string]: unknown;
}

/** The contents of an index at the provider. */
export interface IndexContents {
  readonly records: readonly PublishedRecord[];
  readonly synonyms: readonly SynonymHit[];
}

/** Collects the contents to publish for a build. */
export function indexContents(
  records: readonly SearchRecord[],
  synonyms: readonly (readonly string[])[],
): IndexContents {
  return {
    // The provider's hits don't show the names of columns, and a record's size is limited.
    records: records.map(({ columns: _columns, ...record }, position) => {
      const depth = (LEVELS as readonly string[]).indexOf(record.type);
      return { ...record, weight: { level: depth < 0 ? 0 : 110 - 10 * depth, position } };
    }),
    // A word is only in one group, so the first word identifies its group.
    synonyms: synonyms.map((group) => ({
      objectID: group[0] ?? '',
      type: 'synonym',
      synonyms: [...group],
    })),
  };
}

/**
 * Reads the contents to publish for a build.
 *
 * @throws SynonymsError, or the system's error if a file doesn't exist
 */
export async function readContents(records: string, synonyms: string): Promise<IndexContents> {
  const made = JSON.parse(await readFile(records, 'utf8')) as readonly SearchRecord[];
  return indexContents(made, readSynonyms(await readText(synonyms), synonyms));
}
