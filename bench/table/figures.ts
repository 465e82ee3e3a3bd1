import type { Browser } from '@playwright/test';
import { round, WAYS } from '../build/round.ts';
import { loadedBy } from '../bundle/loadedBy.ts';
import { bundle } from '../growth/bundle.ts';
import { follow, type Manner } from '../navigation/visit.ts';
import { type Findings, findings } from '../page/lighthouse.ts';
import { weigh } from '../page/weight.ts';
import { beforePaint } from '../paint/beforePaint.ts';
import { firstFlight, hasFirstScreen } from '../paint/firstFlight.ts';
import { TAPS, tapped } from '../wake/taps.ts';
import { untouched } from '../wake/untouched.ts';

/** A figure and its target. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  /** Maximum, or minimum if `isLeast`. */
  readonly target: number;
  readonly unit: 'KB' | 's' | 'ms' | 'points' | 'MB' | '%';
  readonly isLeast?: boolean;
}

/** What the measurements run on. */
interface Ground {
  readonly browser: Browser;
  /** The browser's executable. */
  readonly program: string;
  /** Origin of the build as in production. */
  readonly secure: string;
  /** Browser flag that makes it accept the certificate. */
  readonly trust: string;
  /** Origin of the build on the local server. */
  readonly local: string;
  /** The build. */
  readonly folder: string;
  /** Path of the document of median size. */
  readonly page: string;
}

/** Figures that one command prints in full. */
interface Group {
  readonly command: string;
  readonly measure: (ground: Ground) => Promise<readonly Figure[]>;
}

/** Number of rounds for figures that depend on the load of the machine. */
const ROUNDS = 5;

/** The first link in a document's text. */
const WAY = { from: '/api', to: '/pagination' };

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

async function medianOfRounds(count: number, measure: () => Promise<number>) {
  const values = [];
  for (let round = 0; round < count; round += 1) {
    values.push(await measure());
  }
  return median(values);
}

async function ofPage({
  browser,
  program,
  secure,
  trust,
  page,
}: Ground): Promise<readonly Figure[]> {
  const { beforePaint: first, scriptsBeforeLoad, all } = await weigh(browser, secure + page);
  const [found] = await findings(program, [secure + page], trust);
  const of = (name: keyof Findings) => found?.[name] ?? Number.NaN;
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

async function ofPaint({ folder, page }: Ground): Promise<readonly Figure[]> {
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

async function ofScripts({ browser, local, page }: Ground): Promise<readonly Figure[]> {
  const files = await loadedBy(browser, local + page);
  const scripts = files.filter(({ kind }) => kind === 'script');
  const sum = scripts.reduce((total, { compressed }) => total + compressed, 0);
  return [{ what: 'scripts of a document', value: sum / 1000, target: 110, unit: 'KB' }];
}

async function ofGrowth(): Promise<readonly Figure[]> {
  const [small, large] = [await bundle(320, true), await bundle(3200, true)].map((sizes) =>
    sizes.reduce((total, size) => total + size, 0),
  );
  const growth = ((large ?? Number.NaN) - (small ?? Number.NaN)) / 1000;
  return [{ what: 'main, 320 to 3,200 documents', value: growth, target: 10, unit: 'KB' }];
}

async function ofWaking({ browser, local, page }: Ground): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
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

async function ofNavigation({ browser, local }: Ground): Promise<readonly Figure[]> {
  const time = (manner: Manner) =>
    medianOfRounds(7, async () => (await follow(browser, local, WAY, manner)).milliseconds);
  return [
    { what: 'click on a link in view for 2 s', value: await time('view'), target: 120, unit: 'ms' },
    { what: 'hover for 150 ms, then click', value: await time('hover'), target: 120, unit: 'ms' },
  ];
}

async function ofBuild(): Promise<readonly Figure[]> {
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

/** The groups by name, the slowest last. */
export const GROUPS: Readonly<Record<string, Group>> = {
  paint: { command: 'node scripts/run.mjs bench/paint', measure: ofPaint },
  page: { command: 'npm run bench:page', measure: ofPage },
  scripts: { command: 'node scripts/run.mjs bench/bundle', measure: ofScripts },
  wake: { command: 'node scripts/run.mjs bench/wake', measure: ofWaking },
  navigation: { command: 'node scripts/run.mjs bench/navigation', measure: ofNavigation },
  growth: { command: 'node scripts/run.mjs bench/growth', measure: ofGrowth },
  build: { command: 'npm run bench:build', measure: ofBuild },
};
