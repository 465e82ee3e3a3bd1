import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createHostedClient,
  createProvider,
  TIMEOUTS,
} from '../../../../../../plugins/search/client/hosted/index.ts';
import type { SearchQuery } from '../../../../../../plugins/search/shared/query.ts';
import type { HostedSearch } from '../../../../../../site/search.ts';
import { ACCOUNT, type Fault, TestProvider } from '../../../../../provider/server.ts';
import { providerRecord } from './record.ts';

const provider = new TestProvider();
const told = vi.spyOn(console, 'error').mockImplementation(() => {});
let first: string;
let second: string;

beforeAll(async () => {
  first = await provider.listen();
  second = await provider.listen();
  provider.indexes.put('library', {
    settings: { attributesForFaceting: ['language', 'docusaurus_tag', 'type'] },
    records: new Map(
      [
        providerRecord('docker', 'Docker', 'Write <mark> & "ports" in docker run.'),
        providerRecord('visa', 'Visa', 'A stay.'),
        { objectID: 'other', language: 'en', docusaurus_tag: 'default', content: 'docker' },
      ].map((record) => [record.objectID, record]),
    ),
  });
});

beforeEach(() => {
  told.mockClear();
  provider.reset();
});

afterAll(async () => {
  told.mockRestore();
  await provider.endAll();
});

const settings = (changed: Partial<HostedSearch> = {}): HostedSearch => ({
  provider: 'hosted',
  appId: ACCOUNT.appId,
  apiKey: ACCOUNT.searchKey,
  indexName: 'library',
  hosts: [first, second],
  ...changed,
});

const query = (text: string, changed: Partial<SearchQuery> = {}): SearchQuery => ({
  indexName: 'library',
  query: text,
  page: 0,
  hitsPerPage: 20,
  facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  ...changed,
});

const ask = (text = 'docker', changed: Partial<HostedSearch> = {}) =>
  createHostedClient(settings(changed)).search({ requests: [query(text)] });

describe('the provider’s client', () => {
  // @proves calls.timeouts
  it('asks the hosts of the application, with the time limits of the site', () => {
    const { hosts: _, ...account } = settings({ appId: 'APP' });
    const { transporter } = createProvider(account);
    expect(transporter.timeouts).toEqual({ connect: 1_000, read: 2_000, write: 30_000 });
    expect(TIMEOUTS).toEqual(transporter.timeouts);
    const readable = transporter.hosts.filter(({ accept }) => accept !== 'write');
    expect(readable[0]?.url).toBe('APP-dsn.algolia.net');
    expect(readable.map(({ url }) => url).sort()).toEqual([
      'APP-1.algolianet.com',
      'APP-2.algolianet.com',
      'APP-3.algolianet.com',
      'APP-dsn.algolia.net',
    ]);
    expect(readable.every(({ protocol }) => protocol === 'https')).toBe(true);
  });

  // @proves calls.recommendations
  it('asks for recommendations over the same hosts', async () => {
    provider.order({ kind: 'status', status: 503 }, ({ host }) => first.endsWith(host));
    const { results } = await createProvider(settings()).getRecommendations({
      requests: [{ indexName: 'library', model: 'trending-items', threshold: 0 }],
    });
    expect(results[0]?.hits).toHaveLength(3);
    expect(provider.asked.map(({ path }) => path)).toEqual([
      '/1/indexes/*/recommendations',
      '/1/indexes/*/recommendations',
    ]);
  });
});

describe('a query', () => {
  // @proves calls.queries, calls.facets, calls.parameters
  it('is sent with the filters of the reader and those of the settings', async () => {
    await ask('docker', { searchParameters: { facetFilters: 'type:lvl1', analytics: false } });
    const [{ path, body } = { path: '', body: {} }] = provider.asked;
    expect(path).toBe('/1/indexes/*/queries');
    expect(body.requests).toMatchObject([
      {
        indexName: 'library',
        query: 'docker',
        hitsPerPage: 20,
        page: 0,
        analytics: false,
        facetFilters: [
          'language:en',
          ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
          'type:lvl1',
        ],
      },
    ]);
  });

  it('is answered with escaped texts, the matched words in the marks that were asked for', async () => {
    const { results } = await ask('docker');
    const [result] = results;
    expect(result).toMatchObject({ nbPages: 1, page: 0, hitsPerPage: 20, query: 'docker' });
    expect(result?.hits[0]).toMatchObject({
      url: 'https://library.example.com/docker',
      _highlightResult: { hierarchy: { lvl1: { value: '<mark>Docker</mark>' } } },
      _snippetResult: {
        content: {
          value: 'Write &lt;mark&gt; &amp; &quot;ports&quot; in <mark>docker</mark> run.',
        },
      },
    });
  });

  // @proves entities.hit
  it('leaves out what is not a record of a page', async () => {
    const { results } = await ask('docker');
    expect(results[0]?.hits.map(({ objectID }) => objectID)).toEqual(['docker']);
  });
});

const isFirst = ({ host }: { readonly host: string }) => first.endsWith(host);

/** Faults of the first host that the second host covers. */
const COVERED: readonly (readonly [string, Fault])[] = [
  ['fails', { kind: 'status', status: 500 }],
  ['cannot do it now', { kind: 'status', status: 503 }],
  ['cuts the connection', { kind: 'cut', after: 'nothing' }],
  ['takes longer than the time limit', { kind: 'late', ms: 2_500 }],
];

describe('where the first host', () => {
  for (const [what, fault] of COVERED) {
    it(`${what}, the second one answers`, async () => {
      provider.order(fault, isFirst);
      const { results } = await ask();
      expect(results[0]?.nbHits).toBe(2);
      expect(provider.asked.map(({ host }) => `http://${host}`)).toEqual([first, second]);
    });
  }

  it('is dead, the second one answers', async () => {
    const dead = await provider.listen();
    await provider.end(dead);
    const { results } = await ask('docker', { hosts: [dead, second] });
    expect(results[0]?.nbHits).toBe(2);
  });
});

/** Faults that the other host can't cover, the number of requests, and part of the console message. */
const FAILURES: readonly (readonly [string, Fault, number, RegExp])[] = [
  ['every host fails', { kind: 'status', status: 502 }, 2, /Unreachable hosts/],
  ['every host cuts the connection', { kind: 'cut', after: 'nothing' }, 2, /Unreachable hosts/],
  ['the key is not allowed', { kind: 'status', status: 403 }, 1, /A fault that was ordered/],
  [
    'the request is taken for wrong',
    { kind: 'status', status: 400 },
    1,
    /A fault that was ordered/,
  ],
  ['the body is not JSON', { kind: 'body', text: '<!doctype html>' }, 1, /JSON/],
  ['the body is cut short', { kind: 'body', text: '{"results":[{"hits":[' }, 1, /JSON/],
  ['the body is empty JSON', { kind: 'body', text: 'null' }, 1, /null/],
  [
    'the result has no number of hits',
    { kind: 'body', text: '{"results":[{"hits":[],"nbHits":"many","nbPages":1,"page":0}]}' },
    1,
    /no numbers of its hits/,
  ],
  ['the body has no result', { kind: 'body', text: '{"results":[]}' }, 1, /undefined/],
];

describe('where', () => {
  for (const [what, fault, requests, reason] of FAILURES) {
    it(`${what}, that is a RetryError, told to the console, and fixed by asking again`, async () => {
      provider.order(fault, undefined, requests);
      const client = createHostedClient(settings());
      const search = () => client.search({ requests: [query('docker')] });
      await expect(search()).rejects.toMatchObject({ name: 'RetryError' });
      expect(provider.asked).toHaveLength(requests);
      expect(told).toHaveBeenCalledTimes(1);
      const [message] = told.mock.calls[0] ?? [];
      expect(message).toMatch(/^Search: the hosted provider gave no answer that can be used: /);
      expect(message).toMatch(reason);
      expect(message).not.toContain(ACCOUNT.searchKey);
      await expect(search()).resolves.toMatchObject({ results: [{ nbHits: 2 }] });
    });
  }
});
