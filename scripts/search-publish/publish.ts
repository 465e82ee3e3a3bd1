import {
  describeContents,
  describeSettings,
  RecordSizeError,
  readContents,
} from '../../plugins/search/node/publish/contents.ts';
import {
  createPublishingClient,
  PublishError,
  uploadIndex,
} from '../../plugins/search/node/publish/upload.ts';
import { SynonymsError } from '../../plugins/search/node/synonyms.ts';
import type { HostedSearch } from '../../site/settings.ts';
import { Refusal } from '../command/refusal.ts';
import type { PublishOptions } from './options.ts';

/** Errors that the person at the terminal can fix. Their messages are complete. */
const FIXABLE = [PublishError, RecordSizeError, SynonymsError];

/**
 * Publishes the records of a build, or says what would be published.
 *
 * @throws Refusal when the records cannot be published, or were not
 */
export async function publish({
  records,
  synonyms,
  search,
  options,
  tell,
  signal,
}: {
  /** File of the records. */
  readonly records: string;
  /** File of the list of synonyms. */
  readonly synonyms: string;
  readonly search: HostedSearch;
  readonly options: PublishOptions;
  /** Prints a line for the person at the terminal. */
  readonly tell: (line: string) => void;
  /** Ends the work, and leaves the live index as it was where that can be. */
  readonly signal?: AbortSignal;
}): Promise<void> {
  try {
    const contents = await readContents(records, synonyms);
    if (contents.records.length === 0) {
      throw new Refusal('The build has no records; publishing them would empty the index');
    }
    if (options.isDryRun) {
      tell(`To the index ${search.indexName} of ${search.appId} would be sent:`);
    }
    for (const line of describeContents(contents)) {
      tell(line);
    }
    if (options.isDryRun) {
      for (const line of [...describeSettings(contents), 'Nothing was sent.']) {
        tell(line);
      }
      return;
    }
    const client = createPublishingClient(search, options.adminKey);
    await uploadIndex(client, search.indexName, contents, {
      tell,
      ...(signal !== undefined && { signal }),
    });
    tell(`Published: ${search.indexName} of ${search.appId} has the records of this build`);
  } catch (error) {
    if (error instanceof Error && FIXABLE.some((kind) => error instanceof kind)) {
      throw new Refusal(error.message, { cause: error });
    }
    throw error;
  }
}
