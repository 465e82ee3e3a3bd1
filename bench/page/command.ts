import { loadavg } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import { provideBrowser } from '../../scripts/browser/provide.ts';
import { buildFolders } from '../../scripts/build/folders.ts';
import { ROOT } from '../../scripts/project/root.ts';
import { BROWSER_FLAGS } from '../browserFlags.ts';
import { beforePaint, medianOf } from '../paint/beforePaint.ts';
import { figuresOf, TARGETS } from './figures.ts';
import { serveSecurely } from './secureServer.ts';

/** The median of this many rounds counts. Several builds alternate, so that all run under the same load. */
const ROUNDS = 5;

/** Returns the path of the page of median size. */
async function medianPage(build: string): Promise<string> {
  const pages = await beforePaint(build);
  return `/${medianOf(pages.sort((a, b) => a.total - b.total)).file.replace(/\.html$/, '')}`;
}

/** Prints the figures of a page beside their targets, for one or more builds. */
export async function main(): Promise<void> {
  const [named, ...folders] = process.argv.slice(2);
  const builds = (folders.length === 0 ? [buildFolders(ROOT).live] : folders).map((folder) =>
    path.resolve(folder),
  );
  const page = named ?? (await medianPage(builds[0] ?? ''));
  const executablePath = await provideBrowser(ROOT, process.env);
  const { addresses, trust, stop } = await serveSecurely(builds);
  const args = [...BROWSER_FLAGS, trust];
  const browser = await chromium.launch({ executablePath, args });
  const chrome = await launch({
    chromePath: executablePath,
    chromeFlags: ['--headless=new', ...args],
  });
  const rounds: Awaited<ReturnType<typeof figuresOf>>[][] = builds.map(() => []);
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [at, build] of builds.entries()) {
        const subject = { browser, port: chrome.port, build, origin: addresses[at] ?? '', page };
        rounds[at]?.push(await figuresOf(subject));
      }
    }
  } finally {
    await browser.close();
    chrome.kill();
    await stop();
  }
  console.log(`${page}; load of the machine ${loadavg()[0]?.toFixed(1)}\n`);
  console.log(`| figure | wanted | ${builds.map((build) => path.basename(build)).join(' | ')} |`);
  console.log(`|---|---:${'|---:'.repeat(builds.length)}|`);
  for (const [what, target] of Object.entries(TARGETS)) {
    const values = rounds.map((ofBuild) =>
      ofBuild.map((figures) => figures[what as keyof typeof TARGETS]).sort((a, b) => a - b),
    );
    const medians = values.map((sorted) => Number(medianOf(sorted).toPrecision(4)));
    console.log(`| ${[what, target, ...medians].join(' | ')} |`);
  }
}
