import path from 'node:path';
import { chromium } from '@playwright/test';
import { provideBrowser } from '../../scripts/browser/provide.ts';
import { buildFolders } from '../../scripts/build/folders.ts';
import { Refusal } from '../../scripts/command/refusal.ts';
import { ROOT } from '../../scripts/project/root.ts';
import { serve } from '../../scripts/serve/server.ts';
import { type Followed, follow, type Manner } from './visit.ts';

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

const MANNERS: readonly Manner[] = ['view', 'hover'];

function median(values: readonly number[]) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Prints how long the next document takes to appear, for one build or for several in alternation. */
export async function main(): Promise<void> {
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
        const results: Followed[][] = builds.map(() => []);
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
