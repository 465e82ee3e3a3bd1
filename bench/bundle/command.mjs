import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium } from '@playwright/test';
import { provideBrowser } from '../../scripts/browser/provide.mjs';
import { buildFolders } from '../../scripts/build/folders.mjs';
import { Refusal } from '../../scripts/command/refusal.mjs';
import { ROOT } from '../../scripts/project/root.mjs';
import { readSettings } from '../../scripts/project/settings.mjs';
import { serve } from '../../scripts/serve/server.mjs';

/** A port that neither `npm start` nor the browser tests use. */
const PORT = 3212;

/**
 * A file that a page has loaded.
 *
 * @typedef {{ name: string, kind: string, raw: number, compressed: number }} Loaded
 */

/**
 * @param {Buffer} content
 * @returns {number} bytes, by brotli at its best quality, as a static host keeps them
 */
function compressedSize(content) {
  return brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).length;
}

/**
 * Opens a page with nothing cached, and lists its document, scripts and stylesheets up to the event `load`.
 * What is fetched ahead of need is left out.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @returns {Promise<Loaded[]>}
 */
async function loadedBy(browser, address) {
  const context = await browser.newContext();
  const page = await context.newPage();
  /** @type {import('@playwright/test').Response[]} */
  const responses = [];
  page.on('response', (response) => {
    const { purpose, 'sec-purpose': secPurpose = purpose } = response.request().headers();
    if (secPurpose === undefined) {
      responses.push(response);
    }
  });
  const answer = await page.goto(address, { waitUntil: 'load' });
  if (!answer?.ok()) {
    throw new Refusal(`${address} is no page of the build`);
  }
  const counted = responses.filter((response) =>
    ['document', 'script', 'stylesheet'].includes(response.request().resourceType()),
  );
  const files = await Promise.all(
    counted.map(async (response) => {
      const body = await response.body();
      return {
        name: path.posix.basename(new URL(response.url()).pathname),
        kind: response.request().resourceType(),
        raw: body.length,
        compressed: compressedSize(body),
      };
    }),
  );
  await context.close();
  return files;
}

/**
 * Prints what a page makes a browser load, for one build or for several.
 *
 * @returns {Promise<void>}
 */
export async function main() {
  const [page, ...folders] = process.argv.slice(2);
  if (page === undefined || !page.startsWith('/')) {
    throw new Refusal('Name a page by its address, such as /docker');
  }
  const browser = await chromium.launch({
    executablePath: await provideBrowser(ROOT, process.env),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    for (const folder of folders.length === 0 ? [buildFolders(ROOT).live] : folders) {
      const { server, address } = await serve({
        folder: path.resolve(folder),
        port: PORT,
        settings: readSettings(ROOT, process.env),
      });
      const files = await loadedBy(browser, new URL(page, address).href);
      server.close();
      server.closeAllConnections();
      console.log(`\n${page} of ${folder}: raw and compressed bytes`);
      for (const kind of ['document', 'script', 'stylesheet']) {
        const group = files.filter((file) => file.kind === kind);
        /** @param {'raw' | 'compressed'} size */
        const total = (size) => group.reduce((sum, file) => sum + file[size], 0);
        for (const { name, raw, compressed } of group.sort((a, b) => b.raw - a.raw)) {
          console.log(`${raw}\t${compressed}\t${name}`);
        }
        console.log(`${total('raw')}\t${total('compressed')}\t= ${group.length} × ${kind}`);
      }
    }
  } finally {
    await browser.close();
  }
}
