import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { buildFolders } from '../../scripts/build/folders.mjs';
import { ROOT } from '../../scripts/project/root.mjs';
import { serve } from '../../scripts/serve/server.mjs';
import { browserOptions } from './browser.mjs';
import { grown } from './growth.mjs';
import { measure } from './inBrowser/measure.mjs';
import { builtRecords, indexCode, synonyms, writingCode } from './library.mjs';
import { readQueries } from './queries.mjs';

/** Default sizes that are measured in addition to the library's own, in pages. */
const PAGE_COUNTS = [320, 3200];

const PORT = Number(process.env.PORT ?? 3429);

const inKb = (/** @type {number} */ bytes) => Math.round(bytes / 1000);

/**
 * Replaces a built site's index with one of other records.
 *
 * @param {string} folder of the site
 * @param {readonly import('./library.mjs').SearchRecord[]} records
 * @returns {Promise<number>} size of the complete index as it's fetched
 */
async function replaceIndex(folder, records) {
  const files = indexCode().indexFiles(records, synonyms());
  await writingCode().writeIndexFiles(path.join(folder, 'search-index'), files);
  return files.find(({ name }) => name.endsWith('/bundle.bin'))?.content.length ?? 0;
}

/**
 * Measures the search of the built site in a browser, with its own records and with those of larger libraries.
 * Prints a row for the table in README.md as soon as a size is measured. Arguments replace the default sizes.
 *
 * @returns {Promise<void>}
 */
export async function main() {
  const records = builtRecords();
  const queries = readQueries(path.join(ROOT, 'bench/search/queries.tsv')).map(
    ({ query }) => query,
  );
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-search-'));
  await cp(buildFolders(ROOT).live, folder, { recursive: true });
  const { server, address } = await serve({ folder, port: PORT });
  const browser = await chromium.launch(browserOptions());
  console.log(
    '| pages | records | index KB | KB to first hits, median (most) | ms to first hits | ms from a whole query to its hits | worker, ms a keystroke, median / p95 | page, ms a keystroke, median / p95 | longest task ms |',
  );
  console.log('|---:|---:|---:|---:|---:|---:|---:|---:|---:|');
  try {
    const own = records.filter(({ type }) => type === 'lvl1').length;
    const sizes = process.argv.slice(2).map(Number);
    const counts = sizes.length > 0 ? sizes : PAGE_COUNTS;
    for (const count of [own, ...counts]) {
      const larger = count === own ? records : grown(records, count);
      const bytes = await replaceIndex(folder, larger);
      const { firstBytes, firstBytesMost, firstMs, wholeMs, answer, page, longest } = await measure(
        browser,
        address,
        queries,
      );
      const [inWorker, inPage] = [answer, page].map((times) => times.map(Math.round).join(' / '));
      console.log(
        `| ${count} | ${larger.length} | ${inKb(bytes)} | ${inKb(firstBytes)} (${inKb(firstBytesMost)}) | ${Math.round(firstMs)} | ${Math.round(wholeMs)} | ${inWorker} | ${inPage} | ${Math.round(longest)} |`,
      );
    }
  } finally {
    await browser.close();
    server.close();
    await rm(folder, { recursive: true });
  }
}
