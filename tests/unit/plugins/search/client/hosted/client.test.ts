import { afterEach, describe, expect, it, vi } from 'vitest';
import { createHostedClient } from '../../../../../../plugins/search/client/hosted/index.ts';

const search = vi.fn();
const liteClient = vi.hoisted(() => vi.fn());
vi.mock('algoliasearch/lite', () => ({ liteClient }));
liteClient.mockReturnValue({ search });

const settings = { provider: 'hosted', appId: 'APP', apiKey: 'key', indexName: 'library' } as const;

afterEach(() => {
  vi.restoreAllMocks();
});

describe('createHostedClient', () => {
  it('asks the application with its own time limits', async () => {
    liteClient.mockReturnValue({ search });
    search.mockResolvedValue({ results: [{ nbHits: 1 }] });
    const request = { requests: [] };
    await expect(createHostedClient(settings).search(request)).resolves.toEqual({
      results: [{ nbHits: 1 }],
    });
    expect(liteClient).toHaveBeenCalledWith('APP', 'key', {
      timeouts: { connect: 1_000, read: 2_000, write: 30_000 },
    });
    expect(search).toHaveBeenCalledWith(request);
  });

  it('turns any failure into a RetryError with its cause', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    liteClient.mockReturnValue({ search });
    const cause = new Error('403');
    search.mockRejectedValue(cause);
    await expect(createHostedClient(settings).search({ requests: [] })).rejects.toMatchObject({
      name: 'RetryError',
      cause,
    });
  });
});
