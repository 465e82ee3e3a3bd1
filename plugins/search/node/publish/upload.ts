import { algoliasearch, type SearchClient } from 'algoliasearch';
import type { HostedSearch } from '../../../../site/settings.ts';
import { clientHosts } from '../../shared/hosts.ts';
import type { IndexContents } from './contents.ts';

/** The provider waits up to an hour for a task in its own helper; so do we. */
const TASK_POLLS_MAX = 800;

/** Thrown when the index wasn't published, or its state is unknown. The message says which. */
export class PublishError extends Error {
  override readonly name = 'PublishError';
}

/** Callbacks and controls for an upload. */
export interface UploadOptions {
  /** Called with a line at the start of each step. */
  readonly tell: (line: string) => void;
  /** Stops the upload after the current step. Leaves the live index unchanged if that's still possible. */
  readonly signal?: AbortSignal;
}

/**
 * Creates a client of the provider that can write.
 *
 * @param adminKey - never leaves this process except in requests to the provider
 */
export function createPublishingClient(settings: HostedSearch, adminKey: string): SearchClient {
  const hosts = clientHosts(settings);
  return algoliasearch(settings.appId, adminKey, { ...(hosts !== undefined && { hosts }) });
}

const statusOf = (cause: unknown): number => Number((cause as { status?: unknown }).status);

const reasonOf = (cause: unknown): string => {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return statusOf(cause) === 403
    ? `${reason} (the key needs the rights addObject, deleteIndex, editSettings and settings, for the index and for <index>_tmp_*)`
    : reason;
};

/**
 * Replaces an index at the provider atomically. Records, settings, and synonyms go into a temporary index, which is
 * then renamed to the live one. Rules, and settings that aren't ours, are copied from the live index.
 *
 * The provider's own `replaceAllObjects` does this only for records. It copies settings and synonyms from the live
 * index, so they'd have to be changed there first, visible to everyone.
 *
 * @throws {@link PublishError} with the failed step, the cause, and the state of the live index
 */
export async function uploadIndex(
  client: SearchClient,
  indexName: string,
  { records, settings, synonyms }: IndexContents,
  { tell, signal }: UploadOptions,
): Promise<void> {
  // Same format as the provider's own helper uses, so that keys can allow it.
  const temporary = `${indexName}_tmp_${Math.floor(Math.random() * 1e6) + 1e5}`;
  const aborted = new Promise<never>((_, reject) => {
    const stop = () => reject(new Error('it was interrupted'));
    signal?.addEventListener('abort', stop, { once: true });
    if (signal?.aborted) {
      stop();
    }
  });
  aborted.catch(() => {});
  let step = '';
  let isAccepted = false;

  const run = async (
    name: string,
    send: () => Promise<{ readonly taskID: number } | undefined>,
  ) => {
    step = name;
    isAccepted = false;
    tell(`${name} …`);
    // Always wait for this request: it could create the temporary index again after it has been deleted.
    const task = await send();
    isAccepted = true;
    if (task !== undefined) {
      const { taskID } = task;
      const waiting = { indexName: temporary, taskID, maxRetries: TASK_POLLS_MAX };
      await Promise.race([client.waitForTask(waiting), aborted]);
    }
  };

  const making = `Making the temporary index ${temporary}`;
  const moving = `Putting it in the place of ${indexName}`;
  try {
    await run(making, () =>
      client.operationIndex({
        indexName,
        operationIndexParams: {
          operation: 'copy',
          destination: temporary,
          scope: ['settings', 'rules'],
        },
      }),
    );
    await run('Sending the settings', () =>
      client.setSettings({ indexName: temporary, indexSettings: settings }),
    );
    if (synonyms.length > 0) {
      await run('Sending the synonyms', () =>
        client.saveSynonyms({ indexName: temporary, synonymHit: [...synonyms] }),
      );
    }
    await run('Sending the records', async () => {
      const batches = await client.chunkedBatch({ indexName: temporary, objects: [...records] });
      // The provider runs an index's tasks in order, so waiting for the last one is enough.
      return batches.at(-1);
    });
    await run(moving, () =>
      client.operationIndex({
        indexName: temporary,
        operationIndexParams: { operation: 'move', destination: indexName },
      }),
    );
  } catch (cause) {
    const ended = `Publishing ended at "${step}": ${reasonOf(cause)}.`;
    const isRefused = !isAccepted && statusOf(cause) >= 400 && statusOf(cause) < 500;
    if (step === moving && !isRefused) {
      throw new PublishError(
        `${ended} The provider may have done that step all the same: ${indexName} is either as it was, or whole and new. Publish again to be sure.`,
        { cause },
      );
    }
    const unchanged = `${ended} The index ${indexName} is as it was.`;
    if (step === making && isRefused) {
      throw new PublishError(unchanged, { cause });
    }
    const rest = await client.deleteIndex({ indexName: temporary }).then(
      () => 'The temporary index is deleted.',
      () => `The temporary index ${temporary} may be left; delete it at the provider.`,
    );
    throw new PublishError(`${unchanged} ${rest}`, { cause });
  }
}
