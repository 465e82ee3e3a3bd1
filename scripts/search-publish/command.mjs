import { existsSync } from 'node:fs';
import path from 'node:path';
import { build, buildIfStale } from '../build/build.mjs';
import { installPackages } from '../install/packages.mjs';
import { ROOT } from '../project/root.mjs';
import { readSettings } from '../project/settings.mjs';
import { hostedSearch, readOptions, withoutAdminKey } from './options.mjs';
import { publish } from './publish.mjs';

/** Where a build leaves its records, below the project. */
const RECORDS = '.docusaurus/search/default/records.json';

/** The list of synonyms, below the project. */
const SYNONYMS = 'docs/synonyms.txt';

/** What a shell takes for a command that was interrupted. */
const INTERRUPTED = 130;

/**
 * Builds what is stale and publishes the build's records, the settings of the index and the synonyms
 * to the hosted search provider.
 *
 * @returns {Promise<void>}
 */
export async function main() {
  const options = readOptions(process.argv.slice(2), process.env);
  const environment = withoutAdminKey(process.env);
  await installPackages(ROOT, environment);
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
      // The provider's client would go on asking for the task it waits for.
      process.exit(INTERRUPTED);
    }
    throw error;
  }
}
