import type { Browser } from '@playwright/test';
import { beforePaint } from '../paint/beforePaint.ts';
import { firstFlight, hasFirstScreen } from '../paint/firstFlight.ts';
import { findings } from './lighthouse.ts';
import { follow } from './links.ts';
import { loadedBy } from './loadedBy.ts';
import { PRESSES, press } from './presses.ts';
import { longestTask } from './untouched.ts';

/** The figures and their targets: the least for the screens and the score, the most for all others. */
export const TARGETS = {
  'page with its styles, KB': 14.6,
  'first screens in the first flight, %': 100,
  'scripts before load, KB': 0,
  'scripts until hydrated, KB': 120.5,
  'all files, KB': 150,
  'first contentful paint, ms': 800,
  'largest contentful paint, ms': 800,
  'total blocking time, ms': 30,
  'layout shift': 0,
  'Lighthouse, points': 100,
  'longest task, ms': 50,
  'menu, ms from press to response': 1200,
  'color mode, ms from press to response': 1200,
  'search, ms from press to response': 1200,
  'link in view for 2 s, ms from click to heading': 120,
  'link under the pointer for 150 ms, ms from click to heading': 120,
};

/** A page to measure. */
export interface Subject {
  readonly browser: Browser;
  /** Debugging port of Lighthouse's browser. */
  readonly port: number;
  /** Folder of the build. */
  readonly build: string;
  /** Origin of the build as it's served. */
  readonly origin: string;
  /** Path of the page. */
  readonly page: string;
}

/** Measures a page once. */
export async function figuresOf({
  browser,
  port,
  build,
  origin,
  page,
}: Subject): Promise<Record<keyof typeof TARGETS, number>> {
  const address = origin + page;
  const { total = Number.NaN } =
    (await beforePaint(build)).find(({ file }) => `/${file}` === `${page}.html`) ?? {};
  const flights = await firstFlight(build);
  const scripts = (await loadedBy(browser, address)).filter(({ kind }) => kind === 'script');
  const bytes = (files: typeof scripts) =>
    files.reduce((sum, { compressed }) => sum + compressed, 0);
  const found = await findings(port, address);
  return {
    'page with its styles, KB': total / 1000,
    'first screens in the first flight, %':
      (100 * flights.filter(hasFirstScreen).length) / flights.length,
    'scripts before load, KB': bytes(scripts.filter(({ isBeforeLoad }) => isBeforeLoad)) / 1000,
    'scripts until hydrated, KB': bytes(scripts) / 1000,
    'all files, KB': found.bytes / 1000,
    'first contentful paint, ms': found.firstPaint,
    'largest contentful paint, ms': found.largestPaint,
    'total blocking time, ms': found.blocking,
    'layout shift': found.layoutShift,
    'Lighthouse, points': found.score,
    'longest task, ms': await longestTask(browser, address),
    'menu, ms from press to response': await press(browser, address, PRESSES.menu),
    'color mode, ms from press to response': await press(browser, address, PRESSES['color mode']),
    'search, ms from press to response': await press(browser, address, PRESSES.search),
    'link in view for 2 s, ms from click to heading': await follow(browser, origin, 0),
    'link under the pointer for 150 ms, ms from click to heading': await follow(
      browser,
      origin,
      150,
    ),
  };
}
