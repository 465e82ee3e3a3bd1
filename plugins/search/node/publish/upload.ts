import type { SearchClient } from 'algoliasearch';
import type { IndexContents } from './contents.ts';

/** The part of the provider's client that publishing uses. */
export type PublishingClient = Pick<
  SearchClient,
  'operationIndex' | 'setSettings' | 'saveSynonyms' | 'batch' | 'waitForTask' | 'deleteIndex'
>;

/** Number of records per request. */
const BATCH_SIZE = 1_000;

/**
 * Maximum number of checks whether a task is done. Takes about an hour, like the limit in the provider's own client.
 */
const TASK_POLLS_MAX = 800;

/** Thrown when the index wasn't published, or its state is unknown. The message says which. */
export class PublishError extends Error {
  override readonly name = 'PublishError';
}

/** Callbacks and controls for an upload. */
export interface UploadOptions {
  /** Called with a line at the start of each step. */
  readonly tell: (line: string) => void;
  /** Stops the upload after the current request. Leaves the live index unchanged if that's still possible. */
  readonly signal?: AbortSignal;
}

/** Returns a promise that rejects as soon as the signal is aborted. */
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

/** Whether the provider refused the request. */
const isRefusal = (cause: unknown): boolean => /^4\d\d$/.test(String(statusOf(cause)));

const reasonOf = (cause: unknown): string => {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return statusOf(cause) === 403
    ? `${reason} (the key needs the rights addObject, deleteIndex, editSettings and settings, for the index and for <index>_tmp_*)`
    : reason;
};

/** Runs `undo` if the provider refuses the request, and rethrows every error. */
const unlessRefused = <Value>(work: Promise<Value>, undo: () => void): Promise<Value> =>
  work.catch((error: unknown) => {
    if (isRefusal(error)) {
      undo();
    }
    throw error;
  });

/** Deletes the temporary index, and returns a sentence with the outcome. */
const deleted = (client: PublishingClient, temporary: string): Promise<string> =>
  client.deleteIndex({ indexName: temporary }).then(
    () => 'The temporary index is deleted.',
    () => `The temporary index ${temporary} may be left; delete it at the provider.`,
  );

/**
 * Replaces an index at the provider atomically. Records, settings, and synonyms go into a temporary index, which is
 * then renamed to the live one. Rules, and settings that aren't ours, are copied from the live index.
 *
 * The provider's own `replaceAllObjects` does this only for records. It copies settings and synonyms from the live
 * index, so they'd have to be changed there first, visible to everyone.
 *
 * @param client - with a key that may write
 * @throws {@link PublishError} with the failed step, the cause, and the state of the live index
 */
export async function uploadIndex(
  client: PublishingClient,
  indexName: string,
  { records, settings, synonyms }: IndexContents,
  { tell, signal }: UploadOptions,
): Promise<void> {
  // Same format as the provider's own helper uses, so that keys can allow it.
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
    // Always wait for this request: it could create the temporary index again after it has been deleted.
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
