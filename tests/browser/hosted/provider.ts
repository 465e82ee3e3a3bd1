import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { indexContents } from '../../../plugins/search/node/publish/contents.ts';
import { createPublishingClient, uploadIndex } from '../../../plugins/search/node/publish/index.ts';
import type { SearchRecord } from '../../../plugins/search/shared/record.ts';
import { ACCOUNT, TestProvider } from '../../provider/server.ts';
import { FIXTURES_FOLDER, HOSTED, PROVIDER_PORTS } from '../sites.ts';

/** Where the provider of the fixture site answers: the first host, and the one that stands in for it. */
export const ORIGINS = PROVIDER_PORTS.map((port) => `http://127.0.0.1:${port}`);

/** Where the fixture site is kept. */
const KEPT = path.join(FIXTURES_FOLDER, HOSTED.name);

/** Folder of the fixture site as it was built. */
export const BUILT = path.join(KEPT, 'site');

/** Name of its index. */
const INDEX = 'hosted';

/** A page of another site in the same index. */
const KETTLE: SearchRecord = {
  objectID: 'kettle',
  url: 'https://docs.example.org/kettle',
  type: 'lvl1',
  hierarchy: {
    lvl0: 'Elsewhere',
    lvl1: 'Kettle',
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
  content: 'What water is heated in.',
  language: 'en',
  docusaurus_tag: 'default',
};

/** Starts the provider of the fixture site and publishes the site's own records to it. */
export async function startProvider(): Promise<TestProvider> {
  const provider = new TestProvider();
  for (const port of PROVIDER_PORTS) {
    await provider.listen(port);
  }
  const file = path.join(KEPT, 'generated/search/default/records.json');
  const built = JSON.parse(await readFile(file, 'utf8')) as readonly SearchRecord[];
  // As an index has them that was made from the site under another path.
  const records = built.map((record) => ({
    ...record,
    url: record.url.replace('http://localhost/', 'http://localhost/library/'),
  }));
  const client = createPublishingClient(
    {
      provider: 'hosted',
      appId: ACCOUNT.appId,
      apiKey: ACCOUNT.searchKey,
      indexName: INDEX,
      hosts: ORIGINS,
    },
    ACCOUNT.adminKey,
  );
  const contents = indexContents([...records, KETTLE], [['brew', 'draws']]);
  await uploadIndex(client, INDEX, contents, { tell: () => {} });
  provider.reset();
  return provider;
}
