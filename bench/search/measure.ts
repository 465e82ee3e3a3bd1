import { gzipSync } from 'node:zlib';
import type { Browser, Page, Response } from '@playwright/test';
import type { TraceEvent } from '../traceEvent.ts';
import { quantile } from './figures.ts';
import { instrument, type Notes } from './instrument.ts';
import { answerTimes, CATEGORIES, longestTask } from './tasks.ts';

/** How much slower than this machine the simulated device is. */
const SLOWDOWN = 4;

/** Matches the URLs of the search's code and index. */
const SEARCH_FILES = /\/search-[^/]+(?:\.js|\.css|\/.+)$/;

/** Number of queries that are each run as a reader's first. */
const FIRST_QUERIES = 9;

/** Number of queries typed letter by letter. */
const TYPED_QUERIES = 8;

/** The results for a site. */
interface Measures {
  /** Median of the compressed bytes fetched from opening the search to the first hits, including code. */
  readonly firstBytes: number;
  /** Maximum of the same bytes. */
  readonly firstBytesMost: number;
  /** Median from the query to the first hits, with an empty cache. */
  readonly firstMs: number;
  /** CPU milliseconds of the worker from one question to the next, times the slowdown. */
  readonly answer: readonly [median: number, p95: number];
  /** Milliseconds of the page before asking and, after the reply, until it has the hits, slowed down. */
  readonly page: readonly [median: number, p95: number];
  /** CPU milliseconds of the page's longest task while typing, slowed down. */
  readonly longest: number;
}

async function openSearch(page: Page) {
  await page.goto('/about');
  await page.locator('html[data-has-hydrated="true"]').waitFor();
}

const options = (page: Page) => page.getByRole('dialog').getByRole('option');

/** Runs a query as a reader's first. */
async function firstHits(browser: Browser, baseURL: string, query: string) {
  // The content security policy would block the conditions that Playwright evaluates while it waits.
  const context = await browser.newContext({ baseURL, bypassCSP: true });
  const page = await context.newPage();
  await page.addInitScript(instrument);
  await openSearch(page);
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.keyboard.press('Control+k');
  const input = page.getByRole('combobox');
  await input.waitFor();
  await input.fill(query);
  await options(page).first().waitFor();
  const { typed, shown } = await notesOf(page);
  const shownAt = (await page.evaluate(() => performance.timeOrigin)) + shown;
  // Without pages prefetched in the meantime, and without files for later hits.
  const needed = responses.filter(
    (response) =>
      SEARCH_FILES.test(response.url()) && response.request().timing().startTime < shownAt,
  );
  const sizes = await Promise.all(needed.map(sizeOf));
  await context.close();
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), ms: shown - typed };
}

/** Returns the size of a response as it's sent. */
async function sizeOf(response: Response) {
  const body = await response.body();
  // Other files are compressed by the host.
  return /\.bin$/.test(response.url()) ? body.length : gzipSync(body, { level: 9 }).length;
}

const notesOf = (page: Page): Promise<Notes> => page.evaluate('({ ...window.notes })');

/** Waits until the last keystroke is answered and its hits are shown. */
async function answered(page: Page) {
  await page.waitForFunction('window.notes.replied > 0 && window.notes.asked > 0');
  // After two frames, everything that the reply changed is painted.
  await page.evaluate(
    'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))',
  );
}

/**
 * Types queries letter by letter, each letter after the previous one was answered.
 *
 * @returns one entry per keystroke
 */
async function typed(page: Page, queries: readonly string[]): Promise<Notes[]> {
  const input = page.getByRole('combobox');
  const notes = [];
  for (const query of queries) {
    await input.fill('');
    for (const letter of query) {
      await page.keyboard.type(letter);
      await answered(page);
      notes.push(await notesOf(page));
    }
  }
  return notes;
}

/** Types queries on a slow device. */
async function keystrokes(browser: Browser, baseURL: string, queries: readonly string[]) {
  // The content security policy would block the conditions that Playwright evaluates while it waits.
  const context = await browser.newContext({ baseURL, bypassCSP: true });
  const page = await context.newPage();
  await page.addInitScript(instrument);
  await openSearch(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(queries[0] ?? '');
  await options(page).first().waitFor();
  // When it first waits, the test runner injects code into the page, which mustn't count as a task of the page.
  await answered(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await browser.startTracing(page, { categories: CATEGORIES });
  const notes = await typed(page, queries);
  const trace = await browser.stopTracing();
  const { traceEvents: events }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString());
  await context.close();
  return {
    // The browser only slows down the page's main thread, not its worker.
    answers: answerTimes(events).map((ms) => SLOWDOWN * ms),
    pages: notes.map((note) => note.asked - note.typed + Math.max(0, note.shown - note.replied)),
    longest: longestTask(events),
  };
}

/** Measures the search of a site. */
export async function measure(
  browser: Browser,
  baseURL: string,
  queries: readonly string[],
): Promise<Measures> {
  const step = Math.max(1, Math.floor(queries.length / FIRST_QUERIES));
  const first = [];
  for (let at = 0; first.length < FIRST_QUERIES && at < queries.length; at += step) {
    first.push(await firstHits(browser, baseURL, queries[at] ?? ''));
  }
  const some = queries.filter((_, at) => at % Math.ceil(queries.length / TYPED_QUERIES) === 0);
  const { answers, pages, longest } = await keystrokes(browser, baseURL, some);
  const bytes = first.map((one) => one.bytes);
  return {
    firstBytes: quantile(bytes, 0.5),
    firstBytesMost: Math.max(...bytes),
    firstMs: quantile(
      first.map(({ ms }) => ms),
      0.5,
    ),
    answer: [quantile(answers, 0.5), quantile(answers, 0.95)],
    page: [quantile(pages, 0.5), quantile(pages, 0.95)],
    longest,
  };
}
