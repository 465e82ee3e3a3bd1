import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { indexContents } from '../../../../../../plugins/search/node/publish/contents.ts';
import { INDEX_SETTINGS } from '../../../../../../plugins/search/node/publish/indexSettings.ts';
import { uploadIndex } from '../../../../../../plugins/search/node/publish/upload.ts';
import type { SearchRecord } from '../../../../../../plugins/search/shared/record.ts';
import { ACCOUNT, TestProvider } from '../../../../../provider/server.ts';
import { providerRecord } from '../../client/hosted/record.ts';

const provider = new TestProvider();
const former = providerRecord('former', 'Former', 'Of the last build.');
const records = [
  providerRecord('docker', 'Docker', 'Ports.'),
  providerRecord('visa', 'Visa', 'Stay.'),
];
const contents = indexContents(records as readonly SearchRecord[], [['k8s', 'kubernetes']]);
let origin: string;

beforeAll(async () => {
  origin = await provider.listen();
});

beforeEach(() => {
  provider.reset();
  provider.indexes.put('library', {
    records: new Map([['former', former]]),
    settings: { attributesForFaceting: [], decompoundedAttributes: { de: ['content'] } },
    synonyms: new Map([['old', { objectID: 'old', type: 'synonym', synonyms: ['a', 'b'] }]]),
    rules: new Map([['rule', { objectID: 'rule' }]]),
  });
});

afterAll(() => provider.endAll());

const upload = ({
  key = ACCOUNT.adminKey as string,
  indexName = 'library',
  sent = contents,
} = {}) =>
  uploadIndex(
    {
      provider: 'hosted',
      appId: ACCOUNT.appId,
      apiKey: ACCOUNT.searchKey,
      indexName,
      hosts: [origin],
    },
    key,
    sent,
  );

describe('uploadIndex', () => {
  it('replaces records, settings and synonyms, and keeps rules and other settings', async () => {
    await upload();
    expect(provider.indexes.names()).toEqual(['library']);
    const live = provider.indexes.get('library');
    expect([...(live?.records.keys() ?? [])]).toEqual(['docker', 'visa']);
    expect(live?.settings).toMatchObject({
      ...INDEX_SETTINGS,
      decompoundedAttributes: { de: ['content'] },
    });
    expect([...(live?.synonyms.keys() ?? [])]).toEqual(['k8s']);
    expect([...(live?.rules.keys() ?? [])]).toEqual(['rule']);
  });

  it('makes an index that was not there', async () => {
    await upload({ indexName: 'new' });
    expect(provider.indexes.get('new')?.records.size).toBe(2);
    provider.indexes.write('new', (indexes) => indexes.delete('new'));
    provider.indexes.settle();
  });

  it('does not empty an index', async () => {
    await expect(upload({ sent: indexContents([], []) })).rejects.toThrow('would empty the index');
    expect([...(provider.indexes.get('library')?.records.keys() ?? [])]).toEqual(['former']);
  });

  it.each([
    ['a key that may only search', ACCOUNT.searchKey, () => false],
    ['settings', ACCOUNT.adminKey, (path: string) => path.endsWith('/settings')],
    ['records', ACCOUNT.adminKey, (path: string) => /_tmp_\d+\/batch$/.test(path)],
  ])('leaves the records as they were if the provider refuses %s', async (_, key, isRefused) => {
    provider.order({ kind: 'status', status: 400 }, ({ path }) => isRefused(path));
    await expect(upload({ key })).rejects.toThrow();
    provider.indexes.settle();
    expect(provider.indexes.names()).toEqual(['library']);
    expect([...(provider.indexes.get('library')?.records.keys() ?? [])]).toEqual(['former']);
  });
});
