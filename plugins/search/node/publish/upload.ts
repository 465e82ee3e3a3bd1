import type { SearchClient } from 'algoliasearch';
import type { IndexContents } from './contents.ts';

/** The part of the provider's client that publishing uses. */
export type PublishingClient = Pick<
  SearchClient,
  'operationIndex' | 'setSettings' | 'saveSynonyms' | 'batch' | 'waitForTask' | 'deleteIndex'
>;

/** Records that are sent in one request. */
const BATCH_SIZE = 1_000;

/** How often the provider is asked whether a task is done; about an hour, as its own client waits for a whole index. */
const TASK_POLLS_MAX = 800;

/** The index was not published, or nobody knows whether it was: the message says which. */
export class PublishError extends Error {
  override readonly name = 'PublishError';
}

/** How an upload is watched. */
export interface UploadOptions {
  /** Told of each step as it begins. */
  readonly tell: (line: string) => void;
  /** Ends the upload after the request that is under way, and leaves the live index as it was where that can be. */
  readonly signal?: AbortSignal;
}

/** Rejects when the signal says so, whatever the provider is doing. */
function whenAborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () => reject(new Error('it was interrupted'));
    if (signal?.aborted) {
      stop();
    }
    signal?.addEventListener('abort', stop, { once: true });
  });
}

const statusOf = (cause: unknown): unknown => (cause as { status?: unknown }).status;

/** Whether the provider has answered that it does not do what was asked. */
const isRefusal = (cause: unknown): boolean => /^4\d\d$/.test(String(statusOf(cause)));

const reasonOf = (cause: unknown): string => {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return statusOf(cause) === 403
    ? `${reason} (the key needs the rights addObject, deleteIndex, editSettings and settings, for the index and for <index>_tmp_*)`
    : reason;
};

/** Does something about a request that the provider has answered it does not do. */
const unlessRefused = <Value>(work: Promise<Value>, undo: () => void): Promise<Value> =>
  work.catch((error: unknown) => {
    if (isRefusal(error)) {
      undo();
    }
    throw error;
  });

/** Deletes the temporary index, and gives a sentence that says whether that went well. */
const deleted = (client: PublishingClient, temporary: string): Promise<string> =>
  client.deleteIndex({ indexName: temporary }).then(
    () => 'The temporary index is deleted.',
    () => `The temporary index ${temporary} may be left; delete it at the provider.`,
  );

/**
 * Replaces an index at the provider by new contents, in one moment: records, settings and synonyms go
 * to a temporary index that then takes the name of the live one. Rules, and settings that are not
 * among ours, are taken over from the live index.
 *
 * The provider's own `replaceAllObjects` does this for records only. It copies settings and synonyms
 * from the live index, where they would have to be changed before, for all to see.
 *
 * @param client - with a key that may write
 * @throws {@link PublishError} saying at which step it ended, why, and in what state the live index is
 */
export async function uploadIndex(
  client: PublishingClient,
  indexName: string,
  { records, settings, synonyms }: IndexContents,
  { tell, signal }: UploadOptions,
): Promise<void> {
  // The form of the name is the one that the provider's own helper gives, so that keys can allow it.
  const temporary = `${indexName}_tmp_${Math.floor(Math.random() * 1e6) + 1e5}`;
  const aborted = whenAborted(signal);
  aborted.catch(() => {});
  let step = '';
  let isMade = false;
  let isMoving = false;

  const begin = (name: string) => {
    step = name;
    tell(`${name} …`);
  };
  const done = async (work: Promise<{ readonly taskID: number }>) => {
    // Never left alone: it could make the temporary index anew after it was deleted.
    const { taskID } = await work;
    const waiting = client.waitForTask({
      indexName: temporary,
      taskID,
      maxRetries: TASK_POLLS_MAX,
    });
    await Promise.race([waiting, aborted]);
  };

  try {
    begin(`Making the temporary index ${temporary}`);
    isMade = true;
    const making = client.operationIndex({
      indexName,
      operationIndexParams: {
        operation: 'copy',
        destination: temporary,
        scope: ['settings', 'rules'],
      },
    });
    await done(
      unlessRefused(making, () => {
        isMade = false;
      }),
    );
    begin('Sending the settings');
    await done(client.setSettings({ indexName: temporary, indexSettings: settings }));
    if (synonyms.length > 0) {
      begin('Sending the synonyms');
      await done(client.saveSynonyms({ indexName: temporary, synonymHit: [...synonyms] }));
    }
    for (let first = 0; first < records.length; first += BATCH_SIZE) {
      const batch = records.slice(first, first + BATCH_SIZE);
      begin(`Sending records ${first + 1} to ${first + batch.length} of ${records.length}`);
      await done(
        client.batch({
          indexName: temporary,
          batchWriteParams: {
            requests: batch.map((body) => ({ action: 'addObject', body })),
          },
        }),
      );
    }
    begin(`Putting it in the place of ${indexName}`);
    isMoving = true;
    const moving = client.operationIndex({
      indexName: temporary,
      operationIndexParams: { operation: 'move', destination: indexName },
    });
    await done(
      unlessRefused(moving, () => {
        isMoving = false;
      }),
    );
  } catch (cause) {
    const ended = `Publishing ended at "${step}": ${reasonOf(cause)}.`;
    if (isMoving) {
      throw new PublishError(
        `${ended} The provider may have done that step all the same: ${indexName} is either as it was, or whole and new. Publish again to be sure.`,
        { cause },
      );
    }
    const rest = isMade ? ` ${await deleted(client, temporary)}` : '';
    throw new PublishError(`${ended} The index ${indexName} is as it was.${rest}`, { cause });
  }
}
