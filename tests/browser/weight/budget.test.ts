import path from 'node:path';
import { loadedBy } from '../../../bench/bundle/loadedBy.mjs';
import { beforePaint, medianOf } from '../../../bench/paint/beforePaint.mjs';
import { expect, test } from '../page.ts';
import { addressOf, SITE } from '../sites.ts';

/** Bytes that a page may make a browser load, compressed, by kind; a little above what it does. */
const BUDGETS = { script: 149_000, stylesheet: 17_200 };

test('a document of many blocks makes a browser load no more than its budget, and no script at first', async ({
  browser,
}) => {
  const loaded = await loadedBy(browser, `${addressOf(SITE)}/docker`);
  for (const [kind, budget] of Object.entries(BUDGETS)) {
    const files = loaded.filter((file) => file.kind === kind);
    const sum = files.reduce((total, { compressed }) => total + compressed, 0);
    expect(sum, kind).toBeLessThanOrEqual(budget);
    expect(sum, kind).toBeGreaterThan(budget / 2);
  }
  const first = loaded.filter(({ kind, isBeforeLoad }) => kind === 'script' && isBeforeLoad);
  expect(first).toEqual([]);
});

/** What fits into the first flight of a connection: ten packets of 1,460 bytes. */
const FIRST_FLIGHT = 14_600;

/** What the page in the middle needs, which is longer than the one above; a little above what it does. */
const MEDIAN = 15_200;

/** Letters of the styles that may stand in a page, whatever it shows; a little above what they are. */
const CRITICAL_STYLES = 26_000;

/** Pages of the build, which stands beside the folder of the tests. */
const pages = () => beforePaint(path.join(test.info().config.rootDir, '../../build'));

test('a document of median size can be painted after the first flight', async () => {
  const all = await pages();
  const document = all.find(({ file }) => file === 'js.html');
  expect(document?.total).toBeLessThanOrEqual(FIRST_FLIGHT);
  expect(document?.total).toBeGreaterThan(FIRST_FLIGHT / 2);
  const { file, total } = medianOf([...all].sort((a, b) => a.total - b.total));
  expect(total, file).toBeLessThanOrEqual(MEDIAN);
});

test('no page waits for a stylesheet, or has more than its part of one', async () => {
  for (const { file, critical, stylesheets } of await pages()) {
    expect(stylesheets, file).toBe(0);
    expect(critical, file).toBeLessThanOrEqual(CRITICAL_STYLES);
    expect(critical, file).toBeGreaterThan(0);
  }
});
