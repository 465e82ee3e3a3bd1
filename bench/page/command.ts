import path from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { buildFolders } from '../../commands/building/folders.ts';
import { provideBrowser } from '../../commands/project/provideBrowser.ts';
import { ROOT } from '../../commands/project/root.ts';
import { serve } from '../../commands/serving/server.ts';

/** The median of this many runs counts. */
const RUNS = 5;

const PORT = Number(process.env.PORT ?? 3230);

/** Lighthouse's audits by what they measure. */
const AUDITS = {
  'first contentful paint, ms': 'first-contentful-paint',
  'largest contentful paint, ms': 'largest-contentful-paint',
  'total blocking time, ms': 'total-blocking-time',
  'layout shift': 'cumulative-layout-shift',
  'all files, bytes': 'total-byte-weight',
};

/** A row of Lighthouse's summary of files. */
interface FilesOfType {
  readonly resourceType: string;
  readonly transferSize: number;
}

/**
 * Measures a page once, as Lighthouse's simulated phone on a slow network gets it.
 *
 * @param port - debugging port of the browser
 * @throws Error if Lighthouse fails
 */
async function measure(address: string, port: number): Promise<Map<string, number>> {
  const result = await lighthouse(address, {
    port,
    onlyCategories: ['performance'],
    logLevel: 'error',
  });
  const { audits, categories, runtimeError } = result?.lhr ?? {};
  if (audits === undefined || runtimeError !== undefined) {
    throw new Error(`Lighthouse could not look at ${address}: ${runtimeError?.message}`);
  }
  const summary = audits['resource-summary']?.details as { items: FilesOfType[] } | undefined;
  const scripts = summary?.items.find(({ resourceType }) => resourceType === 'script');
  return new Map([
    ['score', 100 * (categories?.performance?.score ?? Number.NaN)],
    ...Object.entries(AUDITS).map(
      ([what, id]) => [what, audits[id]?.numericValue ?? Number.NaN] as const,
    ),
    ['scripts, bytes', scripts?.transferSize ?? 0],
  ]);
}

/** Prints the medians of a page's figures. */
export async function main(): Promise<void> {
  const [page = '/docker', folder = buildFolders(ROOT).live] = process.argv.slice(2);
  const { close, address } = await serve({ folder: path.resolve(folder), port: PORT });
  const chrome = await launch({
    chromePath: await provideBrowser(),
    // Root in a container can't have a sandbox.
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
  });
  const runs: Map<string, number>[] = [];
  try {
    while (runs.length < RUNS) {
      runs.push(await measure(new URL(page, address).href, chrome.port));
    }
  } finally {
    chrome.kill();
    close();
  }
  for (const what of runs[0]?.keys() ?? []) {
    const values = runs.map((run) => run.get(what) ?? Number.NaN).sort((a, b) => a - b);
    const median = values[Math.floor(RUNS / 2)] ?? Number.NaN;
    console.log(`${what}: ${Number(median.toPrecision(4))}`);
  }
}
