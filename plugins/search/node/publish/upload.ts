import { algoliasearch } from 'algoliasearch';
import type { HostedSearch } from '../../../../site/settings.ts';
import { clientHosts } from '../../shared/hosts.ts';
import type { IndexContents } from './contents.ts';
import { INDEX_SETTINGS } from './indexSettings.ts';

/**
 * Replaces the records of an index at the provider in one step, after its synonyms and settings. Rules, and settings
 * that aren't ours, stay as they are.
 *
 * @param adminKey - never leaves this process except in requests to the provider
 * @throws the provider's error, or an Error if there are no records; the index has its former records then
 */
export async function uploadIndex(
  settings: HostedSearch,
  adminKey: string,
  { records, synonyms }: IndexContents,
): Promise<void> {
  if (records.length === 0) {
    throw new Error('the build has no records, which would empty the index');
  }
  const { appId, indexName } = settings;
  const hosts = clientHosts(settings);
  const client = algoliasearch(appId, adminKey, { ...(hosts !== undefined && { hosts }) });
  await client.setSettings({ indexName, indexSettings: INDEX_SETTINGS });
  const { taskID } = await client.saveSynonyms({
    indexName,
    synonymHit: [...synonyms],
    replaceExistingSynonyms: true,
  });
  // The provider runs the tasks of an index in order.
  await client.waitForTask({ indexName, taskID });
  await client.replaceAllObjects({ indexName, objects: [...records] });
}
