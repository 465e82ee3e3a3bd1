import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLocalClient } from '../../../../../../plugins/search/client/local/index.ts';
import type { SearchQuery } from '../../../../../../plugins/search/shared/query.ts';
import { page } from './records.ts';

const records = Array.from({ length: 7 }, (_, at) => page(`bread-${at}`, `Bread ${at}`));
const asked: SearchQuery = {
  indexName: 'library',
  query: 'bread',
  hitsPerPage: 3,
  page: 0,
  facetFilters: [],
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
};
const client = createLocalClient(async () => records);

async function answerTo(changes: Partial<SearchQuery>) {
  const { results } = await client.search({ requests: [{ ...asked, ...changes }] });
  return results[0];
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('createLocalClient', () => {
  it('echoes the query and counts hits and pages', async () => {
    expect(await answerTo({ query: ' Bread ', page: 2 })).toMatchObject({
      query: ' Bread ',
      nbHits: 7,
      nbPages: 3,
      page: 2,
      hitsPerPage: 3,
      hits: [{ objectID: 'https://library.example.com/bread-6' }],
    });
  });

  it('answers each request of several', async () => {
    const { results } = await client.search({ requests: [asked, { ...asked, query: 'zzzz' }] });
    expect(results.map(({ nbHits }) => nbHits)).toEqual([7, 0]);
  });

  it('marks what was found, in the snippet as well', async () => {
    const [hit] = (await answerTo({}))?.hits ?? [];
    expect(hit?._highlightResult?.hierarchy.lvl1?.value).toBe('<mark>Bread</mark> 0');
    expect(hit?._snippetResult?.hierarchy.lvl1?.value).toBe('<mark>Bread</mark> 0');
  });

  it.each([
    [['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']], 7],
    [['language:de'], 0],
    [[['docusaurus_tag:default']], 0],
    [['nothing:en'], 0],
  ])('with the filters %j finds %i', async (facetFilters, count) => {
    expect((await answerTo({ facetFilters }))?.nbHits).toBe(count);
  });

  it('is less strict only when it is asked to be, and only after finding nothing', async () => {
    expect((await answerTo({ query: 'breadzzz' }))?.nbHits).toBe(0);
    expect(
      (await answerTo({ query: 'breadzzz', removeWordsIfNoResults: 'allOptional' }))?.nbHits,
    ).toBe(7);
  });

  it('loads the records once', async () => {
    const load = vi.fn(async () => records);
    const own = createLocalClient(load);
    await Promise.all([own.prepare(), own.search({ requests: [asked] })]);
    await own.search({ requests: [asked] });
    expect(load).toHaveBeenCalledOnce();
  });

  it('says why records do not load, and tries again at the next search', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const cause = new Error('offline');
    const load = vi.fn().mockRejectedValueOnce(cause).mockResolvedValue(records);
    const own = createLocalClient(load);
    await expect(own.search({ requests: [asked] })).rejects.toMatchObject({
      name: 'RetryError',
      cause,
    });
    expect(error).toHaveBeenCalledWith(expect.any(String), cause);
    await expect(own.search({ requests: [asked] })).resolves.toMatchObject({
      results: [{ nbHits: 7 }],
    });
  });
});
