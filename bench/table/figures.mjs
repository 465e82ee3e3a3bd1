import { round, WAYS } from '../build/round.mjs';
import { loadedBy } from '../bundle/loadedBy.mjs';
import { bundle } from '../growth/bundle.mjs';
import { follow } from '../navigation/visit.mjs';
import { findings } from '../page/lighthouse.mjs';
import { weigh } from '../page/weight.mjs';
import { beforePaint } from '../paint/beforePaint.mjs';
import { firstFlight, hasFirstScreen } from '../paint/firstFlight.mjs';
import { TAPS, tapped } from '../wake/taps.mjs';
import { untouched } from '../wake/untouched.mjs';

/**
 * A figure and its target.
 *
 * @typedef {object} Figure
 * @property {string} what
 * @property {number} value
 * @property {number} target maximum, or minimum if `isLeast`
 * @property {'KB' | 's' | 'ms' | 'points' | 'MB' | '%'} unit
 * @property {boolean} [isLeast]
 */

/**
 * What the measurements run on.
 *
 * @typedef {object} Ground
 * @property {import('@playwright/test').Browser} browser
 * @property {string} program the browser's executable
 * @property {string} secure origin of the build as in production
 * @property {string} trust browser flag that makes it accept the certificate
 * @property {string} local origin of the build on the local server
 * @property {string} folder of the build
 * @property {string} page path of the document of median size
 */

/**
 * Figures that one command prints in full.
 *
 * @typedef {object} Group
 * @property {string} command
 * @property {(ground: Ground) => Promise<readonly Figure[]>} measure
 */

/** Number of rounds for figures that depend on the load of the machine. */
const ROUNDS = 5;

/** The first link in a document's text. */
const WAY = { from: '/api', to: '/pagination' };

/** @param {readonly number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/**
 * @param {number} count
 * @param {() => Promise<number>} measure
 */
async function medianOfRounds(count, measure) {
  const values = [];
  for (let round = 0; round < count; round += 1) {
    values.push(await measure());
  }
  return median(values);
}

/** @type {Group['measure']} */
async function ofPage({ browser, program, secure, trust, page }) {
  const { beforePaint: first, scriptsBeforeLoad, all } = await weigh(browser, secure + page);
  const [found] = await findings(program, [secure + page], trust);
  const of = (/** @type {keyof import('../page/lighthouse.mjs').Findings} */ name) =>
    found?.[name] ?? Number.NaN;
  return [
    {
      what: 'bytes before first paint, with headers',
      value: first / 1000,
      target: 14.6,
      unit: 'KB',
    },
    { what: 'scripts before load', value: scriptsBeforeLoad / 1000, target: 0, unit: 'KB' },
    { what: 'all bytes, load + 3 s', value: all / 1000, target: 150, unit: 'KB' },
    { what: 'first contentful paint', value: of('fcp') / 1000, target: 0.8, unit: 's' },
    { what: 'largest contentful paint', value: of('lcp') / 1000, target: 0.8, unit: 's' },
    { what: 'total blocking time', value: of('tbt'), target: 30, unit: 'ms' },
    {
      what: 'Lighthouse, performance',
      value: of('score'),
      target: 100,
      unit: 'points',
      isLeast: true,
    },
  ];
}

/** @type {Group['measure']} */
async function ofPaint({ folder, page }) {
  const pages = await beforePaint(folder);
  const total = pages.find(({ file }) => `/${file}` === `${page}.html`)?.total ?? Number.NaN;
  const flights = await firstFlight(folder);
  const screens = (100 * flights.filter(hasFirstScreen).length) / flights.length;
  return [
    { what: 'the page with its styles', value: total / 1000, target: 14.6, unit: 'KB' },
    {
      what: 'pages whose first screen is in the first flight',
      value: screens,
      target: 100,
      unit: '%',
      isLeast: true,
    },
  ];
}

/** @type {Group['measure']} */
async function ofScripts({ browser, local, page }) {
  const files = await loadedBy(browser, local + page);
  const scripts = files.filter(({ kind }) => kind === 'script');
  const sum = scripts.reduce((total, { compressed }) => total + compressed, 0);
  return [{ what: 'scripts of a document', value: sum / 1000, target: 110, unit: 'KB' }];
}

/** @type {Group['measure']} */
async function ofGrowth() {
  const [small, large] = [await bundle(320, true), await bundle(3200, true)].map((sizes) =>
    sizes.reduce((total, size) => total + size, 0),
  );
  const growth = ((large ?? Number.NaN) - (small ?? Number.NaN)) / 1000;
  return [{ what: 'main, 320 to 3,200 documents', value: growth, target: 10, unit: 'KB' }];
}

/** @type {Group['measure']} */
async function ofWaking({ browser, local, page }) {
  /** @type {Figure[]} */
  const figures = [];
  for (const tap of TAPS) {
    const answers = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      answers.push(await tapped(browser, local + page, tap));
    }
    const total = median(answers.map((answer) => answer.total));
    const afterCode = median(answers.map((answer) => answer.afterCode));
    figures.push(
      { what: `press on ${tap.name}, answer`, value: total, target: 1200, unit: 'ms' },
      {
        what: `press on ${tap.name}, since the code came`,
        value: afterCode,
        target: 300,
        unit: 'ms',
      },
    );
  }
  const longest = await medianOfRounds(
    ROUNDS,
    async () => (await untouched(browser, local + page))['longest task'] ?? Number.NaN,
  );
  return [...figures, { what: 'longest task', value: longest, target: 50, unit: 'ms' }];
}

/** @type {Group['measure']} */
async function ofNavigation({ browser, local }) {
  const time = (/** @type {import('../navigation/visit.mjs').Manner} */ manner) =>
    medianOfRounds(7, async () => (await follow(browser, local, WAY, manner)).milliseconds);
  return [
    { what: 'click on a link in view for 2 s', value: await time('view'), target: 120, unit: 'ms' },
    { what: 'hover for 150 ms, then click', value: await time('hover'), target: 120, unit: 'ms' },
  ];
}

/** @type {Group['measure']} */
async function ofBuild() {
  const [library] = WAYS;
  if (library === undefined) {
    return [];
  }
  const { cold, warm } = await round(library);
  return [
    { what: 'cold build', value: median(cold.map(({ wall }) => wall)), target: 20, unit: 's' },
    { what: 'warm build', value: warm.wall, target: 8, unit: 's' },
    { what: 'peak memory', value: median(cold.map(({ peak }) => peak)), target: 1500, unit: 'MB' },
  ];
}

/** The groups by name, the slowest last. @type {Readonly<Record<string, Group>>} */
export const GROUPS = {
  paint: { command: 'node bench/paint/index.mjs', measure: ofPaint },
  page: { command: 'npm run bench:page', measure: ofPage },
  scripts: { command: 'node bench/bundle/index.mjs', measure: ofScripts },
  wake: { command: 'node bench/wake/index.mjs', measure: ofWaking },
  navigation: { command: 'node bench/navigation/index.mjs', measure: ofNavigation },
  growth: { command: 'node bench/growth/index.mjs', measure: ofGrowth },
  build: { command: 'npm run bench:build', measure: ofBuild },
};
