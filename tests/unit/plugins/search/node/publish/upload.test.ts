import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { indexContents } from '../../../../../../plugins/search/node/publish/contents.ts';
import {
  createPublishingClient,
  uploadIndex,
} from '../../../../../../plugins/search/node/publish/upload.ts';
import type { SearchRecord } from '../../../../../../plugins/search/shared/record.ts';
import { ACCOUNT, type Asked, TestProvider } from '../../../../../provider/server.ts';
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

/** Publishes the index, and returns the lines of output. */
async function upload({
  key = ACCOUNT.adminKey,
  signal,
}: {
  key?: string;
  signal?: AbortSignal;
} = {}) {
  const lines: string[] = [];
  const client = createPublishingClient(
    {
      provider: 'hosted',
      appId: ACCOUNT.appId,
      apiKey: ACCOUNT.searchKey,
      indexName: 'library',
      hosts: [origin],
    },
    key,
  );
  await uploadIndex(client, 'library', contents, {
    tell: (line) => lines.push(line),
    ...(signal && { signal }),
  });
  return lines;
}

const isTo = (end: RegExp) => (asked: Asked) => end.test(`${asked.method} ${asked.path}`);
const isMove = ({ body }: Asked) => body?.operation === 'move';

/** Expects that the live index is unchanged, and that no temporary index is left. */
function expectUntouched() {
  provider.indexes.settle();
  expect(provider.indexes.names()).toEqual(['library']);
  const live = provider.indexes.get('library');
  expect([...(live?.records.keys() ?? [])]).toEqual(['former']);
  expect(live?.settings.attributesForFaceting).toEqual([]);
  expect([...(live?.synonyms.keys() ?? [])]).toEqual(['old']);
}

describe('uploadIndex', () => {
  it('replaces records, settings and synonyms, and keeps rules and other settings', async () => {
    const lines = await upload();
    expect(provider.indexes.names()).toEqual(['library']);
    const live = provider.indexes.get('library');
    expect([...(live?.records.keys() ?? [])]).toEqual(['docker', 'visa']);
    expect(live?.settings).toMatchObject({
      ...contents.settings,
      decompoundedAttributes: { de: ['content'] },
    });
    expect([...(live?.synonyms.keys() ?? [])]).toEqual(['k8s']);
    expect([...(live?.rules.keys() ?? [])]).toEqual(['rule']);
    expect(lines).toEqual([
      expect.stringMatching(/^Making the temporary index library_tmp_\d{6,7} …$/),
      'Sending the settings …',
      'Sending the synonyms …',
      'Sending the records …',
      'Putting it in the place of library …',
    ]);
  });

  it('writes to nothing but the temporary index before the last step', async () => {
    await upload();
    const writes = provider.asked.filter(({ method }) => method !== 'GET');
    const [copy, ...rest] = writes.map(({ path }) => path);
    expect(copy).toBe('/1/indexes/library/operation');
    for (const path of rest) {
      expect(path).toMatch(/^\/1\/indexes\/library_tmp_\d+\//);
    }
  });

  it('makes an index that was not there', async () => {
    const key = ACCOUNT.adminKey;
    const client = createPublishingClient(
      {
        provider: 'hosted',
        appId: ACCOUNT.appId,
        apiKey: ACCOUNT.searchKey,
        indexName: 'new',
        hosts: [origin],
      },
      key,
    );
    await uploadIndex(client, 'new', contents, { tell: () => {} });
    expect(provider.indexes.get('new')?.records.size).toBe(2);
    provider.indexes.write('new', (indexes) => indexes.delete('new'));
    provider.indexes.settle();
  });
});

describe('where a step fails, the live index is as it was', () => {
  for (const [step, concerns, reason] of [
    ['Making the temporary index', isTo(/POST .*library\/operation$/), 500],
    ['Sending the settings', isTo(/PUT .*settings$/), 400],
    ['Sending the synonyms', isTo(/synonyms\/batch$/), 503],
    ['Sending the records', isTo(/\/batch$/), 403],
    ['Putting it in the place of library', isMove, 403],
  ] as const) {
    it(step, async () => {
      provider.order({ kind: 'status', status: reason }, (asked) =>
        step === 'Sending the records'
          ? concerns(asked) && !asked.path.includes('synonyms')
          : concerns(asked),
      );
      const failure = upload();
      await expect(failure).rejects.toMatchObject({ name: 'PublishError' });
      const { message } = (await failure.catch((error) => error)) as Error;
      expect(message).toContain(`Publishing ended at "${step}`);
      expect(message).toContain('The index library is as it was. The temporary index is deleted.');
      expect(message).not.toContain(ACCOUNT.adminKey);
      expect(message.includes('needs the rights addObject')).toBe(reason === 403);
      expectUntouched();
    });
  }

  it('with a key that may only search', async () => {
    await expect(upload({ key: ACCOUNT.searchKey })).rejects.toThrow(
      /Method not allowed with this API key \(the key needs the rights addObject.*\. The index library is as it was\.$/,
    );
    expectUntouched();
  });

  it('and what is left of the temporary one is told', async () => {
    provider.order({ kind: 'status', status: 400 }, isTo(/^(?:PUT .*settings|DELETE .*)$/));
    await expect(upload()).rejects.toThrow(
      /The index library is as it was\. The temporary index library_tmp_\d+ may be left; delete it at the provider\.$/,
    );
    provider.reset();
    for (const name of provider.indexes.names().filter((one) => one !== 'library')) {
      provider.indexes.write(name, (indexes) => indexes.delete(name));
    }
    expectUntouched();
  });

  it('when it is interrupted', async () => {
    const interruption = new AbortController();
    provider.order({ kind: 'late', ms: 1 }, (asked) => {
      if (isTo(/PUT .*settings$/)(asked)) {
        interruption.abort();
      }
      return false;
    });
    await expect(upload({ signal: interruption.signal })).rejects.toThrow(
      /^Publishing ended at "Sending the settings": it was interrupted\. The index library is as it was\./,
    );
    expectUntouched();
  });
});

it('where nobody knows whether the last step was done, that is said', async () => {
  provider.order({ kind: 'cut', after: 'nothing' }, isMove);
  await expect(upload()).rejects.toThrow(
    /library is either as it was, or whole and new\. Publish again to be sure\.$/,
  );
});
