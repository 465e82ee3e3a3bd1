import { loadavg } from 'node:os';
import { type Browser, chromium, type Page } from '@playwright/test';
import { IN_PAGE } from '../inPage.ts';
import { answering, type ObservedWindow, observe, watchRows } from './page.ts';
import { CATEGORIES, tasksOf } from './trace.ts';

const ADDRESS = 'http://localhost:3213/data-table';
const RUNS = '9';
const SLOWDOWN = 4;

/** Time of a task beyond this is blocking time, as in web vitals. */
const LONG_MS = 50;

/** Keys to press: the first hides most rows, the next ones hide more, and the last ones show all again. */
const KEYS = ['l', 'o', 'n', 'Backspace', 'Backspace', 'Backspace'];

/** Column heads to click: text ascending and descending, numbers ascending, descending, and unsorted. */
const HEADS = [1, 1, 5, 5, 5];

/** How long to wait after a change until the table is idle. */
const REST_MS = 1500;

/** The columns of the printed table. */
const COLUMNS = ['painted', 'next', 'longest', 'blocking'] as const;

/** The results of one interaction, in milliseconds. */
interface Result {
  readonly painted: number;
  readonly next: number;
  readonly longest: number;
  readonly blocking: number;
}

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const sums = (tasks: readonly number[]) => ({
  longest: tasks[0] ?? 0,
  blocking: tasks.reduce((sum, task) => sum + Math.max(0, task - LONG_MS), 0),
});

/** Runs in the page. */
const painted = () => (window as ObservedWindow).painted;

/** @param act - resolves with the time of the paint */
async function measured(browser: Browser, page: Page, act: () => Promise<number>): Promise<Result> {
  await page.evaluate(() => {
    (window as ObservedWindow).interactions = [];
  });
  await browser.startTracing(page, { categories: CATEGORIES });
  const painted = await act();
  await page.waitForTimeout(REST_MS);
  const tasks = tasksOf(await browser.stopTracing());
  const interactions = await page.evaluate(() => (window as ObservedWindow).interactions);
  return { painted, next: Math.max(0, ...interactions), ...sums(tasks) };
}

/** Prints medians for a page with a long table. */
export async function main(): Promise<void> {
  const [address = ADDRESS, runs = RUNS] = process.argv.slice(2);
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  });

  const results = new Map<string, Result[]>();
  const add = (name: string, result: Result) =>
    results.set(name, [...(results.get(name) ?? []), result]);

  for (let run = 0; run < Number(runs); run += 1) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.addInitScript(IN_PAGE);
    await page.addInitScript(observe);
    const load = await measured(browser, page, async () => {
      await page.goto(address);
      return page.evaluate(answering);
    });
    add('load until it answers', load);
    const field = page.getByRole('searchbox').first();
    await field.focus();
    for (const [index, key] of KEYS.entries()) {
      const result = await measured(browser, page, async () => {
        await page.evaluate(watchRows, 'keydown');
        await field.press(key);
        return page.evaluate(painted);
      });
      add(`key ${index + 1}, ${key}`, result);
    }
    for (const [index, column] of HEADS.entries()) {
      const head = page.locator('thead button').nth(column);
      const result = await measured(browser, page, async () => {
        await page.evaluate(watchRows, 'pointerdown');
        await head.click();
        return page.evaluate(painted);
      });
      add(`sort ${index + 1}, column ${column + 1}`, result);
    }
    await context.close();
  }
  await browser.close();

  console.log(`${address}: medians of ${runs} runs in ms, processor slowed ${SLOWDOWN} times`);
  console.log(`load of the machine: ${loadavg()[0]?.toFixed(1)}`);
  console.log(['', ...COLUMNS].join('\t'));
  for (const [name, all] of results) {
    const medians = COLUMNS.map((column) => Math.round(median(all.map((one) => one[column]))));
    console.log([name, ...medians].join('\t'));
  }
}
