import { chromium } from '@playwright/test';
import { provideBrowser } from '../../scripts/browser/provide.mjs';
import { ROOT } from '../../scripts/project/root.mjs';
import { findings } from './lighthouse.mjs';
import { medianPage } from './medianPage.mjs';
import { serveSecurely } from './secureServer.mjs';
import { weigh } from './weight.mjs';

/**
 * Prints what a page weighs and what Lighthouse finds of it: one that is named by its address, or
 * the page of median size.
 *
 * @returns {Promise<void>}
 */
export async function main() {
  const [page = await medianPage()] = process.argv.slice(2);
  const program = await provideBrowser(ROOT, process.env);
  const { address, trust, stop } = await serveSecurely();
  try {
    const browser = await chromium.launch({
      executablePath: program,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', trust],
    });
    const weight = await weigh(browser, address + page);
    await browser.close();
    const found = await findings(program, address + page, trust);
    const kb = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} KB`;
    console.log(`${page}, nothing cached, by nginx over HTTPS and HTTP/2`);
    console.log(`before the first paint\t${kb(weight.beforePaint)}`);
    console.log(`scripts before load\t${kb(weight.scriptsBeforeLoad)}`);
    console.log(`scripts, load + 3 s\t${kb(weight.scripts)}`);
    console.log(`all, load + 3 s\t${kb(weight.all)}`);
    console.log(`first contentful paint\t${(found.fcp / 1000).toFixed(2)} s`);
    console.log(`largest contentful paint\t${(found.lcp / 1000).toFixed(2)} s`);
    console.log(`total blocking time\t${found.tbt.toFixed(0)} ms`);
    console.log(`layout shift\t${found.cls.toFixed(3)}`);
    console.log(`score\t${found.score.toFixed(0)}`);
  } finally {
    await stop();
  }
}
