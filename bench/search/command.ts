import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page, type Response } from '@playwright/test';
import { provideBrowser } from '../../scripts/browser/provide.ts';
import { buildFolders } from '../../scripts/build/folders.ts';
import { ROOT } from '../../scripts/project/root.ts';
import { serve } from '../../scripts/serve/server.ts';
import { BROWSER_FLAGS } from '../browserFlags.ts';
import { quantile } from '../quantile.ts';
import { readQueries } from './queries.ts';

const PORT = Number(process.env.PORT ?? 3429);

/** How much slower than this machine the simulated device is. */
const SLOWDOWN = 4;

/** Matches the URLs of the search's code and index. */
const SEARCH_FILES = /\/search-[^/]+(?:\.js|\.css|\/.+)$/;

/** Number of queries that are each run as a reader's first. */
const FIRST_QUERIES = 9;

/** Number of queries typed letter by letter, and the time between two letters. */
const TYPED_QUERIES = 8;
const LETTER_MS = 250;

/** Runs in the page before its own code: records how long the worker takes to answer, and how long input takes to be painted. */
function instrument() {
  const times = { answers: [] as number[], inputs: [] as number[] };
  Object.assign(window, { times });
  window.Worker = class extends Worker {
    override postMessage(message: object) {
      const asked = performance.now();
      const done = ({ data }: MessageEvent) => {
        if ('response' in data) {
          times.answers.push(performance.now() - asked);
          this.removeEventListener('message', done);
        }
      };
      this.addEventListener('message', done);
      super.postMessage(message);
    }
  };
  new PerformanceObserver((list) => {
    times.inputs.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Opens the search of a page that has nothing in its cache. */
async function openSearch(browser: Browser, baseURL: string): Promise<Page> {
  // The content security policy would block the script.
  const context = await browser.newContext({ baseURL, bypassCSP: true });
  const page = await context.newPage();
  await page.addInitScript(instrument);
  await page.goto('/about');
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  return page;
}

/** Returns the size of a response as a host sends it. */
async function sizeOf(response: Response): Promise<number> {
  const body = await response.body();
  return /\.bin$/.test(response.url()) ? body.length : gzipSync(body, { level: 9 }).length;
}

/** Runs a query as a reader's first, and returns the bytes and milliseconds until its first hits. */
async function firstHits(browser: Browser, baseURL: string, query: string) {
  const page = await openSearch(browser, baseURL);
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.keyboard.press('Control+k');
  const input = page.getByRole('combobox');
  await input.waitFor();
  const asked = performance.now();
  await input.fill(query);
  await page.getByRole('dialog').getByRole('option').first().waitFor();
  const ms = performance.now() - asked;
  const needed = responses.filter((response) => SEARCH_FILES.test(response.url()));
  const sizes = await Promise.all(needed.map(sizeOf));
  await page.context().close();
  return { kb: sizes.reduce((sum, size) => sum + size, 0) / 1000, ms };
}

/** Types queries on a slow device, and returns the milliseconds of its worker and its page for each letter. */
async function keystrokes(browser: Browser, baseURL: string, queries: readonly string[]) {
  const page = await openSearch(browser, baseURL);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.keyboard.press('Control+k');
  for (const query of queries) {
    await page.getByRole('combobox').fill('');
    await page.keyboard.type(query, { delay: LETTER_MS });
  }
  const times = await page.evaluate<{ answers: number[]; inputs: number[] }>('window.times');
  await page.context().close();
  return times;
}

/** Measures the search of the built site in a browser, and prints the figures. */
export async function main(): Promise<void> {
  const queries = readQueries(`${ROOT}/bench/search/queries.tsv`).map(({ query }) => query);
  const some = (count: number) =>
    queries.filter((_, at) => at % Math.ceil(queries.length / count) === 0);
  const executablePath = await provideBrowser();
  const { server, address } = await serve({ folder: buildFolders(ROOT).live, port: PORT });
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
  try {
    const first = [];
    for (const query of some(FIRST_QUERIES)) {
      first.push(await firstHits(browser, address, query));
    }
    const { answers, inputs } = await keystrokes(browser, address, some(TYPED_QUERIES));
    const print = (what: string, values: readonly number[]) =>
      console.log(
        `${what}: median ${Math.round(quantile(values, 0.5))}, p95 ${Math.round(quantile(values, 0.95))}`,
      );
    print(
      'KB to first hits',
      first.map(({ kb }) => kb),
    );
    print(
      'ms to first hits',
      first.map(({ ms }) => ms),
    );
    print('ms until the worker has answered a keystroke', answers);
    print(
      `ms until a keystroke that takes 16 or more is painted, ${SLOWDOWN} times slower`,
      inputs,
    );
  } finally {
    await browser.close();
    server.close();
  }
}
