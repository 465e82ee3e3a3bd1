import { existsSync } from 'node:fs';
import path from 'node:path';
import { build, buildIfStale } from '../build/build.ts';
import { ROOT } from '../project/root.ts';
import { readSettings } from '../project/settings.ts';
import { hostedSearch, readOptions, withoutAdminKey } from './options.ts';
import { publish } from './publish.ts';

/** The records that a build writes, below the project. */
const RECORDS = '.docusaurus/search/default/records.json';

/** The list of synonyms, below the project. */
const SYNONYMS = 'docs/synonyms.txt';

/** The exit code of an interrupted command. */
const INTERRUPTED = 130;

/**
 * Builds the site if it's stale, and publishes its records, the index settings, and the synonyms to the hosted
 * search provider.
 */
export async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2), process.env);
  const environment = withoutAdminKey(process.env);
  const search = hostedSearch(readSettings(ROOT, process.env));
  await buildIfStale(ROOT, environment);
  const records = path.join(ROOT, RECORDS);
  if (!existsSync(records)) {
    await build(ROOT, environment);
  }

  const interruption = new AbortController();
  process.once('SIGINT', () => interruption.abort());
  process.once('SIGTERM', () => interruption.abort());
  try {
    await publish({
      records,
      synonyms: path.join(ROOT, SYNONYMS),
      search,
      options,
      tell: console.log,
      signal: interruption.signal,
    });
  } catch (error) {
    if (interruption.signal.aborted && error instanceof Error) {
      console.error(error.message);
      // The provider's client would keep polling its pending task.
      process.exit(INTERRUPTED);
    }
    throw error;
  }
}
