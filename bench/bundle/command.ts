import path from 'node:path';
import { chromium } from '@playwright/test';
import { provideBrowser } from '../../scripts/browser/provide.ts';
import { buildFolders } from '../../scripts/build/folders.ts';
import { Refusal } from '../../scripts/command/refusal.ts';
import { ROOT } from '../../scripts/project/root.ts';
import { serve } from '../../scripts/serve/server.ts';
import { loadedBy } from './loadedBy.ts';

/** A port that neither `npm start` nor the browser tests use. */
const PORT = 3212;

/** Prints what a browser loads for a page, for one or more builds. */
export async function main(): Promise<void> {
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
      });
      const files = await loadedBy(browser, new URL(page, address).href);
      server.close();
      server.closeAllConnections();
      console.log(`\n${page} of ${folder}: raw and compressed bytes`);
      for (const kind of ['document', 'script', 'stylesheet']) {
        const group = files.filter((file) => file.kind === kind);
        const total = (size: 'raw' | 'compressed') =>
          group.reduce((sum, file) => sum + file[size], 0);
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
