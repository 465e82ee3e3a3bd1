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

/** What a person can fix: the message says all of it. */
export const FIXABLE = [PublishError, RecordSizeError, SynonymsError] as const;

/**
 * Reads what is published of a build.
 *
 * @param records - file of the build's records
 * @param synonyms - file of the list of synonyms
 * @throws SynonymsError, RecordSizeError, or the system's error when there is no such file
 */
export async function readContents(records: string, synonyms: string): Promise<IndexContents> {
  const made = JSON.parse(await readFile(records, 'utf8')) as readonly SearchRecord[];
  return indexContents(made, readSynonyms(await readText(synonyms), synonyms));
}

/**
 * The provider's client with a key that may write.
 *
 * @param adminKey - stays in this process
 */
export function createPublishingClient(settings: HostedSearch, adminKey: string): PublishingClient {
  const hosts = clientHosts(settings);
  return algoliasearch(settings.appId, adminKey, { ...(hosts !== undefined && { hosts }) });
}
