import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { provideBrowser } from '../../commands/project/provideBrowser.ts';
import { Refusal } from '../../site/refusal.ts';
import { serveSlowly } from './server.ts';
import { follow, type Step, search, type Visit } from './visit.ts';

/** The median of this many runs counts. */
const RUNS = 5;

/** The links that are followed in builds of this library. */
const STEPS: readonly Step[] = [
  { from: '/docker', to: '/dockerfile' },
  { from: '/visa', to: '/passport' },
  { from: '/bank', to: '/bank-account' },
  { from: '/git', to: '/git-command' },
  { from: '/focaccia', to: '/roast-chicken' },
];

/** An argument of the command. */
const SITE =
  /^(?<name>[^=]+)=(?<folder>[^:]+)(?::(?<from>\/[^:]*):(?<to>\/[^:]*)(?::(?<query>[^:]+))?)?$/;

/** What to measure of a site. */
interface SiteTasks {
  readonly name: string;
  readonly folder: string;
  readonly steps: readonly Step[];
  readonly query: string;
}

/**
 * Reads an argument of the command.
 *
 * @throws Refusal if it can't be understood, or names no folder
 */
function readSite(argument: string): SiteTasks {
  const { name, folder, from, to, query = 'docker volume' } = SITE.exec(argument)?.groups ?? {};
  if (name === undefined || folder === undefined || !existsSync(folder)) {
    throw new Refusal(
      `"${argument}" names no built site; write <name>=<folder>, such as after=build`,
    );
  }
  return { name, folder, query, steps: from && to ? [{ from, to }] : STEPS };
}

interface Task {
  readonly name: string;
  readonly what: string;
  run(): Promise<Visit>;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Prints the medians of each site's tasks. */
export async function main(): Promise<void> {
  const sites = await Promise.all(
    process.argv
      .slice(2)
      .map(readSite)
      .map(async (tasks) => ({ ...tasks, site: await serveSlowly(tasks.folder) })),
  );
  const keys = sites.map(({ site }) => site.key).join(',');
  const browser = await chromium.launch({
    executablePath: await provideBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--ignore-certificate-errors-spki-list=${keys}`,
      '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost',
    ],
  });
  const tasks: Task[] = sites.flatMap(({ name, site, steps, query }) => [
    ...steps.flatMap((step) =>
      [false, true].map((isHovered) => ({
        name,
        what: `${step.from} to ${step.to}${isHovered ? ', hovered' : ''}`,
        run: () => follow(browser, site, step, isHovered),
      })),
    ),
    {
      name,
      what: `search ${query}`,
      run: () => search(browser, site, steps[0]?.from ?? '/', query),
    },
  ]);
  const visits = new Map<Task, Visit[]>();
  try {
    for (let run = 0; run < RUNS; run += 1) {
      for (const task of tasks) {
        const visit = await task.run();
        visits.set(task, [...(visits.get(task) ?? []), visit]);
      }
    }
  } finally {
    await browser.close();
    for (const { site } of sites) {
      site.close();
    }
  }
  console.log('| site | what | ms | KB | KB before |\n|---|---|---:|---:|---:|');
  for (const [{ name, what }, all] of visits) {
    const kilobytes = (values: readonly number[]) => (median(values) / 1000).toFixed(0);
    const ms = median(all.map(({ milliseconds }) => milliseconds)).toFixed(0);
    console.log(
      `| ${name} | ${what} | ${ms} | ${kilobytes(all.map(({ bytes }) => bytes))} | ${kilobytes(all.map(({ before }) => before))} |`,
    );
  }
}
