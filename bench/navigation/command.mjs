import path from 'node:path';
import { chromium } from '@playwright/test';
import { provideBrowser } from '../../scripts/browser/provide.mjs';
import { buildFolders } from '../../scripts/build/folders.mjs';
import { Refusal } from '../../scripts/command/refusal.mjs';
import { ROOT } from '../../scripts/project/root.mjs';
import { serve } from '../../scripts/serve/server.mjs';
import { follow } from './visit.mjs';

/** Ports that neither `npm start` nor the browser tests use; each build has its own. */
const FIRST_PORT = 3220;

/** First links of documents with and without budget left to prefetch them, and one link further down. */
const WAYS = [
  { from: '/api', to: '/pagination' },
  { from: '/js', to: '/js-async' },
  { from: '/recipe', to: '/french-omelette' },
  { from: '/docker', to: '/dockerfile' },
  { from: '/recipe', to: '/focaccia' },
];

/** @type {readonly import('./visit.mjs').Manner[]} */
const MANNERS = ['view', 'hover'];

/** @param {readonly number[]} values */
function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/**
 * Prints how long the next document takes to appear, for one build or for several in alternation.
 *
 * @returns {Promise<void>}
 */
export async function main() {
  const [rounds = '7', ...folders] = process.argv.slice(2);
  if (!/^[1-9]\d*$/.test(rounds)) {
    throw new Refusal(`"${rounds}" is not a number of rounds; give 1 or more`);
  }
  const builds = folders.length === 0 ? [buildFolders(ROOT).live] : folders;
  const browser = await chromium.launch({
    executablePath: await provideBrowser(ROOT, process.env),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const sites = await Promise.all(
    builds.map((folder, at) => serve({ folder: path.resolve(folder), port: FIRST_PORT + at })),
  );
  try {
    console.log('| link | build | manner | click to heading, ms | least | fetched ahead, KB |');
    console.log('|---|---|---|---:|---:|---:|');
    for (const way of WAYS) {
      for (const manner of MANNERS) {
        /** @type {import('./visit.mjs').Followed[][]} */
        const results = builds.map(() => []);
        for (let round = 0; round < Number(rounds); round += 1) {
          for (const [at, { address }] of sites.entries()) {
            results[at]?.push(await follow(browser, new URL(address).origin, way, manner));
          }
        }
        for (const [at, followed] of results.entries()) {
          const times = followed.map(({ milliseconds }) => milliseconds);
          const bytes = median(followed.map(({ prefetched }) => prefetched));
          console.log(
            `| ${way.from} to ${way.to} | ${builds[at]} | ${manner} | ${median(times).toFixed(0)} | ` +
              `${Math.min(...times).toFixed(0)} | ${(bytes / 1000).toFixed(1)} |`,
          );
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
}
