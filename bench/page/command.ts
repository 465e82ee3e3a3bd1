import path from 'node:path';
import { chromium } from '@playwright/test';
import { provideBrowser } from '../../scripts/browser/provide.ts';
import { buildFolders } from '../../scripts/build/folders.ts';
import { ROOT } from '../../scripts/project/root.ts';
import { findings } from './lighthouse.ts';
import { medianPage } from './medianPage.ts';
import { serveSecurely } from './secureServer.ts';
import { type Weight, weigh } from './weight.ts';

/** The lines printed for a page, with their formats. */
const LINES = {
  beforePaint: ['before the first paint', 1000, 1, 'KB'],
  scriptsBeforeLoad: ['scripts before load', 1000, 1, 'KB'],
  scripts: ['scripts, load + 3 s', 1000, 1, 'KB'],
  all: ['all, load + 3 s', 1000, 1, 'KB'],
  fcp: ['first contentful paint', 1000, 2, 's'],
  lcp: ['largest contentful paint', 1000, 2, 's'],
  tbt: ['total blocking time', 1, 0, 'ms'],
  cls: ['layout shift', 1, 3, ''],
  score: ['score', 1, 0, ''],
};

/**
 * Prints a page's weight and its Lighthouse results. The page is named by its path, by default the page of
 * median size. Several builds are measured in alternation.
 */
export async function main(): Promise<void> {
  const [page = await medianPage(), ...named] = process.argv.slice(2);
  const builds = (named.length === 0 ? [buildFolders(ROOT).live] : named).map((folder) =>
    path.resolve(folder),
  );
  const program = await provideBrowser(ROOT, process.env);
  const { addresses, trust, stop } = await serveSecurely(builds);
  try {
    const browser = await chromium.launch({
      executablePath: program,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', trust],
    });
    const weights: Weight[] = [];
    for (const address of addresses) {
      weights.push(await weigh(browser, address + page));
    }
    await browser.close();
    const found = await findings(
      program,
      addresses.map((address) => address + page),
      trust,
    );
    const sites = found.map((ofPage, at) => ({ ...weights[at], ...ofPage }));
    console.log(`${page}, nothing cached, by nginx over HTTPS and HTTP/2`);
    if (named.length > 0) {
      console.log(['', ...named].join('\t'));
    }
    for (const [name, [what, divisor, digits, unit]] of Object.entries(LINES)) {
      const values = sites.map(
        (site) => `${(Reflect.get(site, name) / Number(divisor)).toFixed(Number(digits))} ${unit}`,
      );
      console.log([what, ...values].join('\t'));
    }
  } finally {
    await stop();
  }
}
