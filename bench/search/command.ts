import { readFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { indexFiles } from '../../plugins/search/node/files/index.ts';
import { writeIndexFiles } from '../../plugins/search/node/files/write.ts';
import { readSynonyms } from '../../plugins/search/node/synonyms.ts';
import type { SearchRecord } from '../../plugins/search/shared/record.ts';
import { provideBrowser } from '../../scripts/browser/provide.ts';
import { buildFolders } from '../../scripts/build/folders.ts';
import { Refusal } from '../../scripts/command/refusal.ts';
import { ROOT } from '../../scripts/project/root.ts';
import { serve } from '../../scripts/serve/server.ts';
import { BROWSER_FLAGS } from '../browserFlags.ts';
import { grown } from './growth.ts';
import { measure } from './measure.ts';
import { readQueries } from './queries.ts';

/** Default sizes that are measured in addition to the library's own, in pages. */
const PAGE_COUNTS = [320, 3200];

const PORT = Number(process.env.PORT ?? 3429);

/** Where the build writes the records, relative to the project. */
const RECORDS = '.docusaurus/search/default/records.json';

const SYNONYMS = 'docs/synonyms.txt';

const inKb = (bytes: number) => Math.round(bytes / 1000);

/**
 * The records of the last build.
 *
 * @throws Refusal when there is no build
 */
function builtRecords(): SearchRecord[] {
  try {
    return JSON.parse(readFileSync(path.join(ROOT, RECORDS), 'utf8'));
  } catch {
    throw new Refusal(`There is no ${RECORDS}; run npm run build first`);
  }
}

/**
 * Replaces a built site's index with one of other records.
 *
 * @param folder - of the site
 * @returns size of the complete index as it's fetched
 */
async function replaceIndex(folder: string, records: readonly SearchRecord[]): Promise<number> {
  const synonyms = readSynonyms(readFileSync(path.join(ROOT, SYNONYMS), 'utf8'), SYNONYMS);
  const files = indexFiles(records, synonyms);
  await writeIndexFiles(path.join(folder, 'search-index'), files);
  return files.find(({ name }) => name.endsWith('/bundle.bin'))?.content.length ?? 0;
}

/**
 * Measures the search of the built site in a browser, with its own records and with those of larger libraries.
 * Prints a row for the table in README.md as soon as a size is measured. Arguments replace the default sizes.
 */
export async function main(): Promise<void> {
  const records = builtRecords();
  const queries = readQueries(path.join(ROOT, 'bench/search/queries.tsv')).map(
    ({ query }) => query,
  );
  const executablePath = await provideBrowser();
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-search-'));
  await cp(buildFolders(ROOT).live, folder, { recursive: true });
  const { server, address } = await serve({ folder, port: PORT });
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
  console.log(
    '| pages | records | index KB | KB to first hits, median (most) | ms to first hits | worker, ms a keystroke, median / p95 | page, ms a keystroke, median / p95 | longest task ms |',
  );
  console.log('|---:|---:|---:|---:|---:|---:|---:|---:|');
  try {
    const own = records.filter(({ type }) => type === 'lvl1').length;
    const sizes = process.argv.slice(2).map(Number);
    for (const count of [own, ...(sizes.length > 0 ? sizes : PAGE_COUNTS)]) {
      const larger = count === own ? records : grown(records, count);
      const bytes = await replaceIndex(folder, larger);
      const { firstBytes, firstBytesMost, firstMs, answer, page, longest } = await measure(
        browser,
        address,
        queries,
      );
      const [inWorker, inPage] = [answer, page].map((times) => times.map(Math.round).join(' / '));
      console.log(
        `| ${count} | ${larger.length} | ${inKb(bytes)} | ${inKb(firstBytes)} (${inKb(firstBytesMost)}) | ${Math.round(firstMs)} | ${inWorker} | ${inPage} | ${Math.round(longest)} |`,
      );
    }
  } finally {
    await browser.close();
    server.close();
    await rm(folder, { recursive: true });
  }
}
