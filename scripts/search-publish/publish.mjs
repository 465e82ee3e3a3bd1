import { Refusal } from '../command/refusal.mjs';
import { ROOT } from '../project/root.mjs';
import { loadTypeScript } from '../project/typescript.mjs';

/**
 * Publishes the records of a build, or says what would be published.
 *
 * @param {object} options
 * @param {string} options.records file of the records
 * @param {string} options.synonyms file of the list of synonyms
 * @param {import('../../site/settings.ts').HostedSearch} options.search
 * @param {import('./options.mjs').PublishOptions} options.options
 * @param {(line: string) => void} options.tell is given each line for the person at the terminal
 * @param {AbortSignal} [options.signal] ends the work, and leaves the live index as it was where that can be
 * @returns {Promise<void>}
 * @throws {Refusal} when the records cannot be published, or were not
 */
export async function publish({ records, synonyms, search, options, tell, signal }) {
  /** @type {typeof import('../../plugins/search/node/publish/index.ts')} */
  const module = loadTypeScript(ROOT, 'plugins/search/node/publish/index.ts');
  try {
    const contents = await module.readContents(records, synonyms);
    if (contents.records.length === 0) {
      throw new Refusal('The build has no records; publishing them would empty the index');
    }
    if (options.isDryRun) {
      tell(`To the index ${search.indexName} of ${search.appId} would be sent:`);
    }
    for (const line of module.describeContents(contents)) {
      tell(line);
    }
    if (options.isDryRun) {
      for (const line of [...module.describeSettings(contents), 'Nothing was sent.']) {
        tell(line);
      }
      return;
    }
    const client = module.createPublishingClient(search, options.adminKey);
    await module.uploadIndex(client, search.indexName, contents, {
      tell,
      ...(signal !== undefined && { signal }),
    });
    tell(`Published: ${search.indexName} of ${search.appId} has the records of this build`);
  } catch (error) {
    if (module.FIXABLE.some((kind) => error instanceof kind)) {
      throw new Refusal(/** @type {Error} */ (error).message, { cause: error });
    }
    throw error;
  }
}
