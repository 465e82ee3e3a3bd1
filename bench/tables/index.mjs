// Measures how a table of 400 rows answers on a slow machine. See README.md.
import { chromium } from '@playwright/test';
import { answering, changed, observe } from './page.mjs';

const ADDRESS = process.argv[2] ?? 'http://localhost:3213/data-table';
const RUNS = Number(process.argv[3] ?? 9);
const SLOWDOWN = 4;

/** What is typed, key by key: much is left out, less, and all is back. */
const KEYS = ['l', 'o', 'n', 'Backspace', 'Backspace', 'Backspace'];

/** What is pressed: a column of words twice, one of numbers, and back to the given order. */
const HEADS = ['Name', 'Name', 'Elevation (m)', 'Elevation (m)', 'Elevation (m)'];

/** @param {readonly number[]} values */
const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0);
};

/** @param {import('@playwright/test').Browser} browser */
async function openSlowly(browser) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(observe);
  await page.goto(ADDRESS);
  const answers = await page.evaluate(answering);
  // Prefetching and what else comes after the load is over.
  await page.waitForLoadState('networkidle');
  const tasks = await page.evaluate(() => window.seen.tasks.splice(0));
  return { context, page, answers, tasks };
}

/**
 * Does something and measures what follows.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} event
 * @param {() => Promise<void>} act
 */
async function measured(page, event, act) {
  await page.evaluate(() => {
    window.seen.tasks.length = 0;
    window.seen.interactions.length = 0;
  });
  const rows = page.evaluate(changed, event);
  await act();
  const painted = await rows;
  // The observers are told after the frame, and the address is written after a rest.
  await page.waitForTimeout(600);
  const { tasks, interactions } = await page.evaluate(() => window.seen);
  return {
    painted,
    task: Math.max(0, ...tasks.map(({ duration }) => duration)),
    next: Math.max(0, ...interactions.map(({ duration }) => duration)),
  };
}

const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu'],
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
});
const results = new Map();
const add = (name, result) => results.set(name, [...(results.get(name) ?? []), result]);
for (let run = 0; run < RUNS; run += 1) {
  const { context, page, answers, tasks } = await openSlowly(browser);
  add('load', {
    painted: answers,
    task: Math.max(0, ...tasks.map(({ duration }) => duration)),
    next: tasks.reduce((sum, { duration }) => sum + duration - 50, 0),
  });
  const field = page.getByRole('searchbox', { name: 'Filter' }).first();
  await field.focus();
  for (const [index, key] of KEYS.entries()) {
    add(`key ${index + 1} ${key}`, await measured(page, 'keydown', () => field.press(key)));
  }
  for (const [index, head] of HEADS.entries()) {
    const button = page.getByRole('button', { name: head }).first();
    add(`sort ${index + 1} ${head}`, await measured(page, 'pointerdown', () => button.click()));
  }
  await context.close();
}
await browser.close();

console.log(`${ADDRESS}, ${RUNS} runs, CPU slowed ${SLOWDOWN} times, medians in ms`);
console.log('what\trows painted\tlongest task\tnext paint (load: blocking time)');
for (const [name, all] of results) {
  const columns = ['painted', 'task', 'next'].map((key) => median(all.map((one) => one[key])));
  console.log([name, ...columns].join('\t'));
}
