import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  createLocalClient,
  type SearchWorker,
} from '../../../../../../plugins/search/client/local/index.ts';
import type { Question, Reply } from '../../../../../../plugins/search/client/local/messages.ts';
import type { SearchResponse } from '../../../../../../plugins/search/shared/query.ts';
import { asked, FOLDER } from './index.ts';

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
  const client = createLocalClient(FOLDER, () => {
    const worker = new FakeWorker(says);
    workers.push(worker);
    return worker as unknown as SearchWorker;
  });
  return { client, workers };
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('createLocalClient', () => {
  it('starts one worker, at the first question', async () => {
    const { client, workers } = clientWith();
    expect(workers).toHaveLength(0);
    const answers = [client.search(request), client.search(request)];
    const [worker] = workers;
    expect(workers).toHaveLength(1);
    expect(worker?.questions).toMatchObject([{ folder: FOLDER, request }, { request }]);
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
    const [id = 0] = workers[0]?.questions.map((question) => question.id) ?? [];
    workers[0]?.reply({ id, first });
    expect(onFirst).toHaveBeenCalledExactlyOnceWith(first);
    workers[0]?.reply({ id, response });
    expect(await answer).toBe(response);
  });

  it('prepares without a request', async () => {
    const { client, workers } = clientWith();
    const prepared = client.prepare();
    expect(workers[0]?.questions).toMatchObject([{ request: undefined }]);
    workers[0]?.reply({ id: workers[0].questions[0]?.id ?? 0, response: undefined });
    await expect(prepared).resolves.toBeUndefined();
  });

  it('names the cause of a failure on the console, and asks the same worker again', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { client, workers } = clientWith();
    const failing = client.search(request);
    workers[0]?.reply({ id: workers[0].questions[0]?.id ?? 0, failure: 'x.bin is gone' });
    await expect(failing).rejects.toMatchObject({ name: 'RetryError' });
    expect(error).toHaveBeenCalledWith('Search: the index could not be used: x.bin is gone');
    const again = client.search(request);
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
    workers[1]?.reply({ id: workers[1].questions[0]?.id ?? 0, response });
    await expect(again).resolves.toEqual(response);
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
