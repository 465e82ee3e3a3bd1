import {
  RetryError,
  type SearchClient,
  type SearchResponse,
  type SearchResult,
} from '../../shared/query.ts';
import { TIME_LIMIT_MS } from '../../shared/timeLimit.ts';
import { type Fetch, fetchInTime } from './fetchFile.ts';
import type { Question, Reply } from './messages.ts';
import { fetchOpening, type Opening } from './opening.ts';

/** The part of the `Worker` interface that the client uses. */
export type SearchWorker = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

interface Waiting {
  readonly onFirst: ((result: SearchResult) => void) | undefined;
  resolve(response: SearchResponse | undefined): void;
  reject(failure: string): void;
}

/** Starts the search worker, which keeps searches off the main thread. */
function startSearchWorker(): SearchWorker {
  return new Worker(
    /* webpackChunkName: "search-worker" */ new URL('./worker.ts', import.meta.url),
    {
      type: 'module',
    },
  );
}

/**
 * Creates a client that searches the site's own index in a web worker. What every query needs of the index is fetched
 * while the worker's code is.
 *
 * @param folder - absolute URL of the index folder, with a trailing slash
 * @param startWorker - called at the first search, and again after the worker has failed
 * @param fetch - fetches what every query needs
 */
export function createLocalClient(
  folder: string,
  startWorker: () => SearchWorker = startSearchWorker,
  fetch: Fetch = fetchInTime,
): SearchClient & { prepare(): Promise<void> } {
  const waiting = new Map<number, Waiting>();
  let worker: SearchWorker | undefined;
  let opening: Promise<Opening> | undefined;
  /** What the worker has opened the index with. */
  let opened: Opening | undefined;
  let lastId = 0;

  /** The site may have been redeployed, or the network is gone, and with it all but the kept pages: start from the manifest. */
  const reopen = () => {
    opening = undefined;
  };

  const start = (): SearchWorker => {
    const started = startWorker();
    const fail = (reason: string) => {
      clearTimeout(limit);
      started.terminate();
      worker = undefined;
      opened = undefined;
      const left = [...waiting.values()];
      waiting.clear();
      for (const { reject } of left) {
        reject(`its worker could not be run: ${reason}`);
      }
    };
    const limit = setTimeout(
      () => fail(`its code did not arrive within ${TIME_LIMIT_MS / 1000} s`),
      TIME_LIMIT_MS,
    );
    started.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      if ('isReady' in data) {
        clearTimeout(limit);
        return;
      }
      const { onFirst, resolve, reject } = waiting.get(data.id) ?? {};
      if ('first' in data) {
        onFirst?.(data.first);
        return;
      }
      waiting.delete(data.id);
      if ('failure' in data) {
        reopen();
        reject?.(`the index could not be used: ${data.failure}`);
      } else {
        resolve?.(data.response);
      }
    });
    started.addEventListener('error', (event) => {
      event.preventDefault();
      fail(event.message || 'its code did not arrive');
    });
    return started;
  };

  const send = async (id: number, request: Question['request']) => {
    try {
      worker ??= start();
      opening ??= fetchOpening(folder, fetch);
      const current = await opening;
      if (waiting.has(id)) {
        const isNew = current !== opened;
        opened = current;
        worker.postMessage({ id, request, ...(isNew && { opening: current }) } satisfies Question);
      }
    } catch (error) {
      reopen();
      waiting.get(id)?.reject(`the index could not be used: ${(error as Error).message}`);
      waiting.delete(id);
    }
  };

  const ask = (
    request: Question['request'],
    onFirst?: Waiting['onFirst'],
  ): Promise<SearchResponse | undefined> =>
    new Promise((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, {
        onFirst,
        resolve,
        reject(failure) {
          const message = `Search: ${failure}`;
          console.error(message);
          reject(new RetryError(message));
        },
      });
      send(lastId, request);
    });

  for (const type of ['online', 'offline']) {
    addEventListener(type, reopen);
  }

  return {
    async prepare() {
      await ask(undefined);
    },
    async search(request, onFirst) {
      return (await ask(request, onFirst)) ?? { results: [] };
    },
  };
}
