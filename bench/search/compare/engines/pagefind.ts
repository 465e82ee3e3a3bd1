import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { createIndex } from 'pagefind';
import type { SearchRecord } from '../../../../plugins/search/shared/record.ts';
import { browserOptions } from '../../browser.ts';
import { type EngineKind, HITS } from './engine.ts';

/** Returns the total size of the files in a folder. */
const bytesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(path.join(folder, name)))
    .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);

const escapeHtml = (text: string) =>
  text.replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'));

/** Renders a record as a page: Pagefind weights headings by their elements. */
function pageOf({ type, hierarchy, content, keywords = [] }: SearchRecord) {
  const { lvl1, lvl2, lvl3 } = hierarchy;
  const headings = [lvl2, lvl3].filter((text) => text !== null);
  const title = type === 'lvl1' ? `<h1>${escapeHtml(lvl1)}</h1>` : `<p>${escapeHtml(lvl1)}</p>`;
  return `<html lang="en"><body>${title}${headings.map((text) => `<h2>${escapeHtml(text)}</h2>`).join('')}<p data-pagefind-weight="4">${escapeHtml(keywords.join(', '))}</p><p>${escapeHtml(content ?? '')}</p></body></html>`;
}

/** Pagefind as Starlight configures it, in a browser, because its WebAssembly reads the index. */
export const pagefind: EngineKind = {
  name: 'Pagefind 1.4.0',
  async open(records) {
    const folder = await mkdtemp(path.join(tmpdir(), 'pagefind-'));
    const { index } = await createIndex({ writePlayground: false });
    if (index === undefined) {
      throw new Error('Pagefind made no index');
    }
    for (const record of records) {
      await index.addHTMLFile({ url: record.url, content: pageOf(record) });
    }
    await index.writeFiles({ outputPath: path.join(folder, 'pagefind') });
    await index.deleteIndex();
    let fetched = 0;
    const server = createServer((request, response) => {
      const file = path.join(folder, decodeURIComponent((request.url ?? '/').replace(/\?.*/, '')));
      if (file.endsWith('/')) {
        response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html>');
        return;
      }
      if (!existsSync(file)) {
        response.writeHead(404).end();
        return;
      }
      const content = readFileSync(file);
      fetched += content.length;
      const type = file.endsWith('.js') ? 'text/javascript' : 'application/octet-stream';
      response.writeHead(200, { 'Content-Type': type }).end(content);
    });
    await new Promise((resolve) => server.listen(0, () => resolve(undefined)));
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const browser = await chromium.launch(browserOptions());
    const page = await browser.newPage();
    await page.goto(`http://localhost:${port}/`);
    await page.evaluate(`(async () => {
      window.pagefind = await import('/pagefind/pagefind.js');
      await window.pagefind.init();
    })()`);
    return {
      search: async (query) =>
        (await page.evaluate(`(async () => {
            const { results } = await window.pagefind.search(${JSON.stringify(query)});
            const hits = await Promise.all(results.slice(0, ${HITS}).map((hit) => hit.data()));
            return hits.map(({ raw_url, url }) => raw_url ?? url);
          })()`)) as string[],
      fetched: () => fetched,
      total: bytesIn(path.join(folder, 'pagefind')),
      async close() {
        await browser.close();
        server.close();
        await rm(folder, { recursive: true });
      },
    };
  },
};
