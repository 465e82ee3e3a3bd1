import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { provideBrowser } from '../browser/provide.ts';
import { buildIfStale } from '../build/build.ts';
import { buildFolders } from '../build/folders.ts';
import { ROOT } from '../project/root.ts';
import { serve } from '../serve/server.ts';
import { drawingOf } from './drawing.ts';

/** Folder of the drawings, below the project: `<key>.svg`. */
const DRAWINGS = 'static/diagrams';

/** Makes a page draw all diagrams, even those outside the viewport. The name is in src/components/NearWindow. */
const SHOW_ALL = 'showall';

/** A port that neither `npm start` nor the browser tests use. */
const PORT = 3211;

/**
 * Finds the keys of the diagrams of each page that has any.
 *
 * @param folder - of the built site
 * @returns by the page's URL path
 */
async function diagramsOfPages(folder: string): Promise<Map<string, string[]>> {
  const sitemap = await readFile(path.join(folder, 'sitemap.xml'), 'utf8');
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)];
  const pages = await Promise.all(
    addresses.map(async ([, address = '']) => {
      const { pathname } = new URL(address);
      const file = pathname === '/' ? 'index.html' : `${pathname}.html`;
      const html = await readFile(path.join(folder, file), 'utf8');
      const keys = [...html.matchAll(/data-diagram="?(\w+)/g)].map(([, key = '']) => key);
      return [pathname, keys] as const;
    }),
  );
  return new Map(pages.filter(([, keys]) => keys.length > 0));
}

/** Draws the build's new diagrams, and removes drawings that no page uses. */
export async function main(): Promise<void> {
  await buildIfStale(ROOT, process.env);
  const { live } = buildFolders(ROOT);
  const folder = path.join(ROOT, DRAWINGS);
  await mkdir(folder, { recursive: true });
  const kept = new Set((await readdir(folder)).map((name) => path.basename(name, '.svg')));
  const pages = await diagramsOfPages(live);
  const used = new Set([...pages.values()].flat());
  const stale = [...kept].filter((key) => !used.has(key));
  await Promise.all(stale.map((key) => rm(path.join(folder, `${key}.svg`))));
  const { close, address: home } = await serve({ folder: live, port: PORT });
  const browser = await chromium.launch({
    executablePath: await provideBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  let drawn = 0;
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    for (const [pathname, keys] of pages) {
      const missing = new Set(keys.filter((key) => !kept.has(key)));
      if (missing.size > 0) {
        await page.goto(new URL(pathname, home).href);
        await page.locator('html[data-has-hydrated="true"]').waitFor();
        await page.evaluate((event) => document.dispatchEvent(new Event(event)), SHOW_ALL);
      }
      for (const key of missing) {
        const drawing = await drawingOf(page.locator(`[data-diagram="${key}"]`).first());
        await writeFile(path.join(folder, `${key}.svg`), drawing);
        console.log(`Drew ${key} of ${pathname}`);
        drawn += 1;
      }
    }
  } finally {
    await browser.close();
    close();
  }
  console.log(`${drawn} drawn, ${stale.length} removed, ${used.size} in ${DRAWINGS}`);
}
