import { loadedBy } from '../../../bench/bundle/loadedBy.mjs';
import { beforePaint, medianOf } from '../../../bench/paint/beforePaint.mjs';
import { buildFolders } from '../../../scripts/build/folders.mjs';
import { ROOT } from '../../../scripts/project/root.mjs';
import { expect, test } from '../page.ts';
import { addressOf, SITE } from '../sites.ts';

/** Bytes that a page may make a browser load, compressed, by kind; a little above what it does. */
const BUDGETS = { script: 146_000, stylesheet: 17_200 };

test('a document of many blocks makes a browser load no more than its budget', async ({
  browser,
}) => {
  const loaded = await loadedBy(browser, `${addressOf(SITE)}/docker`);
  for (const [kind, budget] of Object.entries(BUDGETS)) {
    const files = loaded.filter((file) => file.kind === kind);
    const sum = files.reduce((total, { compressed }) => total + compressed, 0);
    expect(sum, kind).toBeLessThanOrEqual(budget);
    expect(sum, kind).toBeGreaterThan(budget / 2);
  }
});

/** What fits into the first flight of a connection: ten packets of 1,460 bytes. */
const FIRST_FLIGHT = 14_600;

/** Letters of the styles that may stand in a page, whatever it shows. */
const CRITICAL_STYLES = 26_000;

test('a document of median size can be painted after the first flight', async () => {
  const pages = await beforePaint(buildFolders(ROOT).live);
  const documents = [...pages].sort((a, b) => a.html - b.html);
  const { file, total } = medianOf(documents);
  expect(total, file).toBeLessThanOrEqual(FIRST_FLIGHT);
  expect(total, file).toBeGreaterThan(FIRST_FLIGHT / 2);
});

test('no page has more styles in it than a part of the stylesheet', async () => {
  for (const { file, critical } of await beforePaint(buildFolders(ROOT).live)) {
    expect(critical, file).toBeLessThanOrEqual(CRITICAL_STYLES);
    expect(critical, file).toBeGreaterThan(0);
  }
});
