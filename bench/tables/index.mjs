// Measures how a long table responds on a slow device. See README.md.
import { loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { answering, observe, watchRows } from './page.mjs';
import { CATEGORIES, tasksOf } from './trace.mjs';

const ADDRESS = process.argv[2] ?? 'http://localhost:3213/data-table';
const RUNS = Number(process.argv[3] ?? 9);
const SLOWDOWN = 4;

/** Time of a task beyond this is blocking time, as in web vitals. */
const LONG_MS = 50;

/** Keys to press: the first hides most rows, the next ones hide more, and the last ones show all again. */
const KEYS = ['l', 'o', 'n', 'Backspace', 'Backspace', 'Backspace'];

/** Column heads to click: text ascending and descending, numbers ascending, descending, and unsorted. */
const HEADS = [1, 1, 5, 5, 5];

/** How long to wait after a change until the table is idle. */
const REST_MS = 1500;

/**
 * The results of one interaction, in milliseconds.
 *
 * @typedef {{ painted: number, next: number, longest: number, blocking: number }} Result
 */

/** @param {readonly number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** @param {readonly number[]} tasks */
const sums = (tasks) => ({
  longest: tasks[0] ?? 0,
  blocking: tasks.reduce((sum, task) => sum + Math.max(0, task - LONG_MS), 0),
});

const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu'],
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
});

/** Runs in the page. */
const painted = () => /** @type {import('./page.mjs').ObservedWindow} */ (window).painted;

/**
 * @param {import('@playwright/test').Page} page
 * @param {() => Promise<number>} act resolves with the time of the paint
 * @returns {Promise<Result>}
 */
async function measured(page, act) {
  await page.evaluate(() => {
    /** @type {import('./page.mjs').ObservedWindow} */ (window).interactions = [];
  });
  await browser.startTracing(page, { categories: CATEGORIES });
  const painted = await act();
  await page.waitForTimeout(REST_MS);
  const tasks = tasksOf(await browser.stopTracing());
  const interactions = await page.evaluate(
    () => /** @type {import('./page.mjs').ObservedWindow} */ (window).interactions,
  );
  return { painted, next: Math.max(0, ...interactions), ...sums(tasks) };
}

/** @type {Map<string, Result[]>} */
const results = new Map();
const add = (/** @type {string} */ name, /** @type {Result} */ result) =>
  results.set(name, [...(results.get(name) ?? []), result]);

for (let run = 0; run < RUNS; run += 1) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(observe);
  const load = await measured(page, async () => {
    await page.goto(ADDRESS);
    return page.evaluate(answering);
  });
  add('load until it answers', load);
  const field = page.getByRole('searchbox').first();
  await field.focus();
  for (const [index, key] of KEYS.entries()) {
    const result = await measured(page, async () => {
      await page.evaluate(watchRows, 'keydown');
      await field.press(key);
      return page.evaluate(painted);
    });
    add(`key ${index + 1}, ${key}`, result);
  }
  for (const [index, column] of HEADS.entries()) {
    const head = page.locator('thead button').nth(column);
    const result = await measured(page, async () => {
      await page.evaluate(watchRows, 'pointerdown');
      await head.click();
      return page.evaluate(painted);
    });
    add(`sort ${index + 1}, column ${column + 1}`, result);
  }
  await context.close();
}
await browser.close();

console.log(`${ADDRESS}: medians of ${RUNS} runs in ms, processor slowed ${SLOWDOWN} times`);
console.log(`load of the machine: ${loadavg()[0]?.toFixed(1)}`);
const COLUMNS = /** @type {const} */ (['painted', 'next', 'longest', 'blocking']);
console.log(['', ...COLUMNS].join('\t'));
for (const [name, all] of results) {
  const medians = COLUMNS.map((column) => Math.round(median(all.map((one) => one[column]))));
  console.log([name, ...medians].join('\t'));
}
