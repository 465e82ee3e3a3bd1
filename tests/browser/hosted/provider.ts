import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { indexContents } from '../../../plugins/search/node/publish/contents.ts';
import { uploadIndex } from '../../../plugins/search/node/publish/upload.ts';
import type { SearchRecord } from '../../../plugins/search/shared/record.ts';
import { ACCOUNT, TestProvider } from '../../provider/server.ts';
import { FIXTURES_FOLDER, HOSTED, PROVIDER_PORTS } from '../sites.ts';

/** Origins of the fixture site's provider: the first host and its fallback. */
export const ORIGINS = PROVIDER_PORTS.map((port) => `http://127.0.0.1:${port}`);

/** Folder where the fixture site is cached. */
const KEPT = path.join(FIXTURES_FOLDER, HOSTED.name);

/** Folder of the built fixture site. */
export const BUILT = path.join(KEPT, 'site');

/** Name of its index. */
const INDEX = 'hosted';

/** The record of a page that the site doesn't have, in the same index. */
const record = (url: string, title: string, content: string): SearchRecord => ({
  objectID: url,
  url,
  type: 'lvl1',
  hierarchy: {
    lvl0: 'Elsewhere',
    lvl1: title,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
  content,
  language: 'en',
  docusaurus_tag: 'default',
});

/** The record of another site's page. */
const KETTLE = record('https://docs.example.org/kettle', 'Kettle', 'What water is heated in.');

/** Records whose paths lead to another host, or can't be decoded, and one that can be followed, in between. */
const SAMOVARS = [
  'http://localhost//example.org/samovar',
  'http://localhost/library//example.org/samovar',
  'http://localhost/library/%5Cexample.org/samovar',
  'http://localhost/library/tea?from=samovar#green-tea',
  'http://localhost/library/%09/example.org/samovar',
  'http://localhost/library/%zz',
].map((url) => record(url, 'Samovar', 'What keeps water warm.'));

/** Starts the provider of the fixture site and publishes the site's own records to it. */
export async function startProvider(): Promise<TestProvider> {
  const provider = new TestProvider();
  for (const port of PROVIDER_PORTS) {
    await provider.listen(port);
  }
  const file = path.join(KEPT, 'generated/search/default/records.json');
  const built = JSON.parse(await readFile(file, 'utf8')) as readonly SearchRecord[];
  // As in an index of the same site under another base path.
  const records = built.map((record) => ({
    ...record,
    url: record.url.replace('http://localhost/', 'http://localhost/library/'),
  }));
  await uploadIndex(
    {
      provider: 'hosted',
      appId: ACCOUNT.appId,
      apiKey: ACCOUNT.searchKey,
      indexName: INDEX,
      hosts: ORIGINS,
    },
    ACCOUNT.adminKey,
    indexContents([...records, KETTLE, ...SAMOVARS], [['brew', 'draws']]),
  );
  provider.reset();
  return provider;
}
