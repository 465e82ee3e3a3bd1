import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type DirectoryPart,
  PAGE_DATA_ID,
  PARTS,
  type PageData,
  partFile,
} from '../../../framework/routes/shared/directory.ts';
import { expect, test } from '../page.ts';
import { addressOf, SITE } from '../sites.ts';
import { beforePaint, medianOf } from './beforePaint.ts';
import { firstFlight, hasFirstScreen } from './firstFlight.ts';
import { loadedBy } from './loadedBy.ts';

test.use({ window: 'own' });

/** Compressed bytes that a page may load, by kind; a little above the current values. */
const BUDGETS = { script: 120_500, stylesheet: 18_300 };

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

/**
 * Bytes that a document with few blocks and the median page may need before their first paint; a little above the
 * current values. The first flight of a connection has 14,600, ten packets of 1,460 bytes: a browser paints once it
 * has the first screen (firstPaint/firstFlight).
 */
const BEFORE_PAINT = { document: 14_800, middle: 14_600 };

/** Maximum number of characters of a page's inline styles; a little above the current maximum. */
const CRITICAL_STYLES = 21_500;

/** Folder of the build. */
const build = () => path.join(test.info().config.rootDir, '../../build');

const pages = () => beforePaint(build());

test('a document can be painted after little more than the first flight', async () => {
  const all = await pages();
  const document = all.find(({ file }) => file === 'js.html');
  expect(document?.total).toBeLessThanOrEqual(BEFORE_PAINT.document);
  expect(document?.total).toBeGreaterThan(BEFORE_PAINT.document / 2);
  const { file, total } = medianOf([...all].sort((a, b) => a.total - b.total));
  expect(total, file).toBeLessThanOrEqual(BEFORE_PAINT.middle);
});

test('the directory of pages says of each file what it has as it is served', async () => {
  const folder = path.join(build(), 'page-routes');
  const [hash = ''] = await readdir(folder);
  const bytesOf = async (file: string) => {
    const [plain, copy] = await Promise.all(
      ['', '.br'].map((ending) =>
        readFile(path.join(build(), file + ending)).catch(() => undefined),
      ),
    );
    return (copy ?? plain)?.length;
  };
  const texts = await Promise.all(
    Array.from({ length: PARTS }, (_, part) =>
      readFile(path.join(folder, hash, partFile(part)), 'utf8'),
    ),
  );
  const files = texts.flatMap((text) => (JSON.parse(text) as DirectoryPart)[0]);
  expect(files.length).toBeGreaterThan(PARTS);
  for (const [file, bytes] of files) {
    expect(await bytesOf(file), file).toBe(bytes);
  }
});

test('the first screen of each page comes with the first flight', async () => {
  const flights = await firstFlight(build());
  expect(flights.length).toBeGreaterThan(200);
  expect(flights.filter((flight) => !hasFirstScreen(flight))).toEqual([]);
});

test('no page waits for a stylesheet, or has more than its part of them', async () => {
  for (const { file, critical, stylesheets } of await pages()) {
    expect(stylesheets, file).toBe(0);
    expect(critical, file).toBeLessThanOrEqual(CRITICAL_STYLES);
    expect(critical, file).toBeGreaterThan(0);
  }
});

test('no file names the folder in which the site was built', async () => {
  const root = path.resolve(test.info().config.rootDir, '../..');
  const names = await readdir(build(), { recursive: true });
  const texts = names.filter((name) => /\.(?:html|js|css|json|svg|txt|xml)$/.test(name));
  expect(texts.length).toBeGreaterThan(400);
  const naming: string[] = [];
  for (const name of texts) {
    if ((await readFile(path.join(build(), name))).includes(root)) {
      naming.push(name);
    }
  }
  expect(naming).toEqual([]);
});

test('what each page loads does not grow with the documents', async ({ page }) => {
  await page.goto('/docker');
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  const text = await page.locator(`#${PAGE_DATA_ID}`).textContent();
  const [directory]: PageData = JSON.parse(text ?? '');
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  const common = scripts.filter((address) => /\/(?:runtime~)?main\./.test(address));
  expect(common).toHaveLength(2);
  const code = await Promise.all(
    common.map(async (address) => (await page.request.get(address)).text()),
  );
  const named: string[] = [];
  let moved = 0;
  for (let part = 0; part < PARTS; part += 1) {
    const answer = await page.request.get(`/${directory}/${partFile(part)}`);
    const [files, entries]: DirectoryPart = await answer.json();
    const chunks = files.flatMap(([file, , chunk]) => (chunk === undefined ? [] : [file]));
    const routes = Object.values(entries).flatMap(([, route]) => (route ? [route] : []));
    moved += routes.length;
    // Chunk names, file hashes, and document IDs, which table entries would contain.
    const marks = [
      ...chunks.flatMap((file) => /([\w-]+)\.(\w+)\.js$/.exec(file)?.slice(1) ?? [file]),
      ...routes.flatMap(([, , , , modules]) => Object.keys(modules)),
    ];
    named.push(...marks.filter((mark) => code.some((script) => script.includes(mark))));
  }
  expect(moved).toBeGreaterThan(200);
  expect(named).toEqual([]);
});
