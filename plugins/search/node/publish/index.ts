import { readFile } from 'node:fs/promises';
import { algoliasearch } from 'algoliasearch';
import type { HostedSearch } from '../../../../site/settings.ts';
import { readText } from '../../../mdx/node/sourceText.ts';
import { clientHosts } from '../../shared/hosts.ts';
import type { SearchRecord } from '../../shared/record.ts';
import { readSynonyms, SynonymsError } from '../synonyms.ts';
import {
  describeContents,
  describeSettings,
  type IndexContents,
  indexContents,
} from './contents.ts';
import { RecordSizeError } from './publishedRecord.ts';
import { PublishError, type PublishingClient, uploadIndex } from './upload.ts';

export { describeContents, describeSettings, uploadIndex };

/** Errors that the user can fix. Their messages are complete. */
export const FIXABLE = [PublishError, RecordSizeError, SynonymsError] as const;

/**
 * Reads the contents to publish for a build.
 *
 * @param records - path of the build's records
 * @param synonyms - path of the list of synonyms
 * @throws SynonymsError, RecordSizeError, or the system's error if a file doesn't exist
 */
export async function readContents(records: string, synonyms: string): Promise<IndexContents> {
  const made = JSON.parse(await readFile(records, 'utf8')) as readonly SearchRecord[];
  return indexContents(made, readSynonyms(await readText(synonyms), synonyms));
}

/**
 * Creates a client of the provider that can write.
 *
 * @param adminKey - never leaves this process except in requests to the provider
 */
export function createPublishingClient(settings: HostedSearch, adminKey: string): PublishingClient {
  const hosts = clientHosts(settings);
  return algoliasearch(settings.appId, adminKey, { ...(hosts !== undefined && { hosts }) });
}
