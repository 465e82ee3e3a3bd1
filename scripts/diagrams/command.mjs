import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { provideBrowser } from '../browser/provide.mjs';
import { buildIfStale } from '../build/build.mjs';
import { buildFolders } from '../build/folders.mjs';
import { ROOT } from '../project/root.mjs';
import { serve } from '../serve/server.mjs';

/** Where the sizes stand, below the project. */
const SIZES = 'docs/diagrams.json';

/** A port that neither `npm start` nor the browser tests use. */
const PORT = 3211;

/**
 * Sizes of the diagrams that a page shows, as their drawings' own coordinates say.
 *
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<[key: string, size: { width: number, height: number }][]>}
 */
async function sizesOn(page) {
  const diagrams = page.locator('[data-diagram]');
  for (const diagram of await diagrams.all()) {
    // Each is drawn where a reader comes near it.
    await diagram.scrollIntoViewIfNeeded();
    await diagram.locator('svg').waitFor();
  }
  return diagrams.evaluateAll((elements) =>
    elements.map((element) => {
      const box = element.querySelector('svg')?.viewBox.baseVal;
      const key = element.getAttribute('data-diagram') ?? '';
      return [key, { width: Math.ceil(box?.width ?? 0), height: Math.ceil(box?.height ?? 0) }];
    }),
  );
}

/**
 * Opens each page of the build that has a diagram, and writes the diagrams' sizes.
 *
 * @returns {Promise<void>}
 */
export async function main() {
  await buildIfStale(ROOT, process.env);
  const { live } = buildFolders(ROOT);
  const { server, address: home } = await serve({
    folder: live,
    port: PORT,
  });
  const browser = await chromium.launch({
    executablePath: await provideBrowser(ROOT, process.env),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  /** @type {[string, { width: number, height: number }][]} */
  const sizes = [];
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    const sitemap = await readFile(path.join(live, 'sitemap.xml'), 'utf8');
    for (const [, address = ''] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
      const target = new URL(new URL(address).pathname, home).href;
      await page.goto(target);
      if ((await page.locator('[data-diagram]').count()) > 0) {
        sizes.push(...(await sizesOn(page)));
        console.log(`Measured ${new URL(target).pathname}`);
      }
    }
  } finally {
    await browser.close();
    server.close();
  }
  const sorted = sizes.sort(([a], [b]) => a.localeCompare(b));
  await writeFile(
    path.join(ROOT, SIZES),
    `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`,
  );
  console.log(`Wrote ${sorted.length} sizes to ${SIZES}`);
}
