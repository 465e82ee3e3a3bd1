import { loadavg } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { buildFolders } from '../../scripts/build/folders.ts';
import { Refusal } from '../../scripts/command/refusal.ts';
import { ROOT } from '../../scripts/project/root.ts';
import { serve } from '../../scripts/serve/server.ts';
import { browserOptions } from '../search/browser.ts';
import { SLOWDOWN, TAPS, tapped } from './taps.ts';
import { untouched } from './untouched.ts';

/** A port that neither `npm start` nor the browser tests use; each build gets one of its own. */
const FIRST_PORT = Number(process.env.PORT ?? 3214);

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Prints medians for one or more builds, whose runs alternate. */
export async function main(): Promise<void> {
  const [address = '', runs = '5', ...named] = process.argv.slice(2);
  if (!address.startsWith('/') || !(Number(runs) > 0)) {
    throw new Refusal('Name a page by its address, such as /js, and how often it is measured');
  }
  const folders = named.length === 0 ? [buildFolders(ROOT).live] : named;
  const sites = await Promise.all(
    folders.map((folder, index) =>
      serve({ folder: path.resolve(folder), port: FIRST_PORT + index }),
    ),
  );
  const browser = await chromium.launch(browserOptions());
  /** Values by figure, build, and run. */
  const results = new Map<string, number[][]>();
  const add = (name: string, site: number, value: number) => {
    const all = results.get(name) ?? folders.map(() => []);
    all[site]?.push(value);
    results.set(name, all);
  };
  try {
    for (let run = 0; run < Number(runs); run += 1) {
      for (const [index, site] of sites.entries()) {
        const page = new URL(address, site.address).href;
        for (const tap of TAPS) {
          const { total, afterCode, afterAnswering, painted } = await tapped(browser, page, tap);
          add('first paint', index, painted);
          add(`${tap.name}: answered after the press`, index, total);
          add(`${tap.name}: answered after the last script before came`, index, afterCode);
          add(`${tap.name}: answered after the script that answers came`, index, afterAnswering);
        }
        for (const [name, value] of Object.entries(await untouched(browser, page))) {
          add(name, index, value);
        }
      }
    }
  } finally {
    await browser.close();
    for (const { server } of sites) {
      server.close();
      server.closeAllConnections();
    }
  }
  console.log(
    `${address}: medians of ${runs} runs in ms, slow 4G, processor slowed ${SLOWDOWN} times; tasks by processor time; load of the machine ${loadavg()[0]?.toFixed(1)}`,
  );
  for (const [name, values] of results) {
    console.log([name, ...values.map((all) => Math.round(median(all)))].join('\t'));
  }
}
