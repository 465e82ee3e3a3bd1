import { existsSync } from 'node:fs';
import path from 'node:path';
import { readContents } from '../plugins/search/node/publish/contents.ts';
import { INDEX_SETTINGS } from '../plugins/search/node/publish/indexSettings.ts';
import { uploadIndex } from '../plugins/search/node/publish/upload.ts';
import { Refusal } from '../site/refusal.ts';
import { ADMIN_KEY_VARIABLE } from '../site/variables.ts';
import { build, buildIfStale } from './building/build.ts';
import { ROOT } from './project/root.ts';
import { readSettings } from './project/settings.ts';
import { readOptions } from './publishing/options.ts';

/** The records that a build writes. */
const RECORDS = path.join(ROOT, '.docusaurus/search/default/records.json');

const SYNONYMS = path.join(ROOT, 'docs/synonyms.txt');

/**
 * Builds the site if it's stale, and publishes its records, the index settings, and the synonyms to the hosted search
 * provider, or says what would be sent.
 */
export async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const { search, adminKey, environment } = readOptions(
    process.argv.slice(2),
    process.env,
    settings,
  );
  // Processes that are started from here on inherit it otherwise.
  delete process.env[ADMIN_KEY_VARIABLE];
  await buildIfStale(ROOT, environment);
  if (!existsSync(RECORDS)) {
    await build(ROOT, environment);
  }
  const contents = await readContents(RECORDS, SYNONYMS);
  const { records, synonyms } = contents;
  console.log(
    `To the index ${search.indexName} of ${search.appId}: ${records.length} records, ${synonyms.length} groups of synonyms, and the settings ${JSON.stringify(INDEX_SETTINGS, null, 2)}`,
  );
  if (adminKey === undefined) {
    console.log('Nothing was sent.');
    return;
  }
  await uploadIndex(search, adminKey, contents).catch((cause) => {
    throw new Refusal(
      `Publishing failed: ${cause.message}. The index ${search.indexName} still has its former records, unless the last request was cut off. Publish again.`,
      { cause },
    );
  });
  console.log('Published');
}
