import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createLocalClient,
  type SearchWorker,
} from '../../../../../../plugins/search/client/local/index.ts';
import type { Question, Reply } from '../../../../../../plugins/search/client/local/messages.ts';
import type { SearchResponse } from '../../../../../../plugins/search/shared/query.ts';
import { asked, FOLDER, filesOf, sourceOf } from './index.ts';
import { page } from './records.ts';

const request = { requests: [asked] };
const response: SearchResponse = { results: [] };

/** A fake worker whose answers the test sends. */
class FakeWorker extends EventTarget {
  readonly questions: Question[] = [];
  readonly terminate = vi.fn();

  constructor(says: 'ready' | 'nothing') {
    super();
    if (says === 'ready') {
      queueMicrotask(() => this.reply({ isReady: true }));
    }
  }

  postMessage(message: Question) {
    this.questions.push(message);
  }

  reply(data: Reply) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

function clientWith(says: 'ready' | 'nothing' = 'ready') {
  const workers: FakeWorker[] = [];
  const files = filesOf([page('git', 'Git')]);
  const fetch = vi.fn(sourceOf(files));
  const client = createLocalClient(
    FOLDER,
    () => {
      const worker = new FakeWorker(says);
      workers.push(worker);
      return worker as unknown as SearchWorker;
    },
    fetch,
  );
  /** The names of the files that were fetched. */
  const fetched = () =>
    fetch.mock.calls.map(([address]) => address.slice(address.lastIndexOf('/') + 1));
  return { client, workers, files, fetched };
}

/** Lets the index arrive, and the questions reach the worker. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

let goOffline = () => {};

beforeEach(() => {
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
    goOffline = type === 'offline' ? listener : goOffline;
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('createLocalClient', () => {
  it('starts one worker, at the first question', async () => {
    const { client, workers } = clientWith();
    expect(workers).toHaveLength(0);
    const answers = [client.search(request), client.search(request)];
    const [worker] = workers;
    expect(workers).toHaveLength(1);
    await settled();
    expect(worker?.questions).toMatchObject([{ request }, { request }]);
    for (const { id } of [...(worker?.questions ?? [])].reverse()) {
      worker?.reply({ id, response });
    }
    expect(await Promise.all(answers)).toEqual([response, response]);
  });

  it('hands on first hits, and waits for the whole response', async () => {
    const { client, workers } = clientWith();
    const first = { hits: [], nbHits: 9, nbPages: 1, page: 0, hitsPerPage: 20, query: 'bread' };
    const onFirst = vi.fn();
    const answer = client.search(request, onFirst);
    await settled();
    const [id = 0] = workers[0]?.questions.map((question) => question.id) ?? [];
    workers[0]?.reply({ id, first });
    expect(onFirst).toHaveBeenCalledExactlyOnceWith(first);
    workers[0]?.reply({ id, response });
    expect(await answer).toBe(response);
  });

  it('prepares without a request', async () => {
    const { client, workers } = clientWith();
    const prepared = client.prepare();
    await settled();
    expect(workers[0]?.questions).toMatchObject([{ request: undefined }]);
    workers[0]?.reply({ id: workers[0].questions[0]?.id ?? 0, response: undefined });
    await expect(prepared).resolves.toBeUndefined();
  });

  it('names the cause of a failure on the console, and asks the same worker again', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { client, workers } = clientWith();
    const failing = client.search(request);
    await settled();
    workers[0]?.reply({ id: workers[0].questions[0]?.id ?? 0, failure: 'x.bin is gone' });
    await expect(failing).rejects.toMatchObject({ name: 'RetryError' });
    expect(error).toHaveBeenCalledWith('Search: the index could not be used: x.bin is gone');
    const again = client.search(request);
    await settled();
    workers[0]?.reply({ id: workers[0].questions[1]?.id ?? 0, response });
    await expect(again).resolves.toEqual(response);
  });

  it('fails every question of a worker that cannot be run, and starts another', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { client, workers } = clientWith();
    const failing = [client.search(request), client.search(request)];
    workers[0]?.dispatchEvent(new Event('error', { cancelable: true }));
    for (const answer of failing) {
      await expect(answer).rejects.toMatchObject({ name: 'RetryError' });
    }
    expect(error).toHaveBeenCalledWith(expect.stringContaining('its worker could not be run'));
    expect(workers[0]?.terminate).toHaveBeenCalledOnce();
    const again = client.search(request);
    expect(workers).toHaveLength(2);
    await settled();
    workers[1]?.reply({ id: workers[1].questions[0]?.id ?? 0, response });
    await expect(again).resolves.toEqual(response);
  });

  it('fails a question if no worker can be made, and tries again with the next one', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const startWorker = vi.fn((): SearchWorker => {
      throw new Error('workers are not allowed');
    });
    const client = createLocalClient(FOLDER, startWorker, sourceOf(filesOf([page('git', 'Git')])));
    await expect(client.search(request)).rejects.toThrow('workers are not allowed');
    await expect(client.search(request)).rejects.toThrow('workers are not allowed');
    expect(startWorker).toHaveBeenCalledTimes(2);
  });

  it('fetches what every query needs once, while the code of the worker arrives', async () => {
    const { client, workers, fetched } = clientWith();
    client.prepare();
    expect(workers).toHaveLength(1);
    client.search(request);
    await settled();
    expect(fetched()).toEqual(['manifest.json']);
    client.search(request);
    await settled();
    expect(fetched()).toHaveLength(1);
    const openings = workers[0]?.questions.map(({ opening }) => opening?.manifest.byteLength ?? 0);
    expect(openings).toEqual([expect.any(Number), 0, 0]);
    expect(openings?.[0]).toBeGreaterThan(0);
  });

  it.each([
    ['the network is gone', () => goOffline()],
    [
      'the index could not be used',
      (worker?: FakeWorker) =>
        worker?.reply({ id: worker.questions[0]?.id ?? 0, failure: 'x.bin is gone' }),
    ],
  ])('starts from the manifest again when %s', async (_, happen) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { client, workers, fetched } = clientWith();
    client.search(request).catch(() => {});
    await settled();
    happen(workers[0]);
    client.search(request);
    await settled();
    expect(fetched()).toEqual(['manifest.json', 'manifest.json']);
    expect(workers[0]?.questions.map(({ opening }) => opening !== undefined)).toEqual([true, true]);
  });

  it('says which file of the index did not come, and asks for it again', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { client, workers, files } = clientWith();
    const manifest = files.get('manifest.json') ?? new Uint8Array();
    files.delete('manifest.json');
    await expect(client.search(request)).rejects.toMatchObject({ name: 'RetryError' });
    expect(error).toHaveBeenCalledWith(
      expect.stringMatching(/^Search: the index could not be used: .*manifest.json.* with 404/),
    );
    files.set('manifest.json', manifest);
    client.search(request);
    await settled();
    expect(workers[0]?.questions).toMatchObject([{ request }]);
  });

  it('gives up on a worker whose code does not come, and starts another one', async () => {
    vi.useFakeTimers();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    try {
      const { client, workers } = clientWith('nothing');
      const answer = client.search(request);
      const failed = expect(answer).rejects.toThrow('its code did not arrive within 30 s');
      await vi.advanceTimersByTimeAsync(29_999);
      expect(workers[0]?.terminate).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      await failed;
      expect(workers[0]?.terminate).toHaveBeenCalledOnce();
      client.search(request).catch(() => {});
      expect(workers).toHaveLength(2);
    } finally {
      vi.useRealTimers();
    }
  });
});
