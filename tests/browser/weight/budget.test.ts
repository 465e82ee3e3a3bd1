import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  DIRECTORY_FOLDER,
  type Directory,
  LISTED_KEY,
} from '../../../framework/routes/shared/directory.ts';
import { expect, test } from '../page.ts';
import { addressOf, SITE } from '../sites.ts';
import { beforePaint, medianOf } from './beforePaint.ts';
import { firstFlight, HEADERS, hasFirstScreen } from './firstFlight.ts';
import { loadedBy } from './loadedBy.ts';

test.use({ window: 'own' });

/**
 * Compressed bytes that a page may load, by kind; a little above the current values. Each document adds some 10 bytes to the
 * sidebar of its section, which is among the scripts.
 */
const BUDGETS = { script: 124_800, stylesheet: 19_600 };

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
 * Bytes that a document with few blocks and the median page may need before their first paint, with what's reserved for
 * their headers: the security policy may be in either. They're a little above the current values. The first flight of a connection has 14,600, ten packets of 1,460 bytes: a browser paints once it
 * has the first screen (firstPaint/firstFlight).
 */
const BEFORE_PAINT = { document: 15_500, middle: 15_650 };

/** Maximum number of characters of a page's inline styles; a little above the current maximum. */
const CRITICAL_STYLES = 21_500;

/** Folder of the build. */
const build = () => path.join(test.info().config.rootDir, '../../build');

const pages = () => beforePaint(build());

test('a document can be painted after little more than the first flight', async () => {
  const all = await pages();
  const document = all.find(({ file }) => file === 'js.html');
  expect((document?.total ?? 0) + HEADERS).toBeLessThanOrEqual(BEFORE_PAINT.document);
  expect(document?.total).toBeGreaterThan(BEFORE_PAINT.document / 2);
  const { file, total } = medianOf([...all].sort((a, b) => a.total - b.total));
  expect(total + HEADERS, file).toBeLessThanOrEqual(BEFORE_PAINT.middle);
});

/** Maximum of compressed bytes for each page in the directory of pages, which is fetched when the browser is idle. */
const BYTES_PER_PAGE = 46;

/** Reads the directory of pages, and its compressed size. */
async function readDirectory() {
  const folder = path.join(build(), DIRECTORY_FOLDER);
  const names = await readdir(folder);
  const file = path.join(folder, names.find((name) => name.endsWith('.json')) ?? '');
  const directory: Directory = JSON.parse(await readFile(file, 'utf8'));
  return { directory, bytes: (await readFile(`${file}.br`)).length };
}

test('the directory of pages is small, and says how large the code of each page is', async () => {
  const { directory, bytes } = await readDirectory();
  expect(bytes / Object.keys(directory).length).toBeLessThanOrEqual(BYTES_PER_PAGE);
  for (const [key, [, , , modules]] of Object.entries(directory)) {
    for (const [, scripts, size] of key === LISTED_KEY ? [] : Object.values(modules)) {
      const contents = Object.values(scripts).map((file) => readFile(path.join(build(), file)));
      const sizes = (await Promise.all(contents)).map(({ length }) => length);
      expect(size, key).toBe(sizes.reduce((sum, each) => sum + each, 0));
    }
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

test('what each page loads does not grow with the documents', async () => {
  const { directory } = await readDirectory();
  const routes = Object.values(directory);
  const folder = path.join(build(), 'assets/js');
  const common = (await readdir(folder)).filter((name) => /^(?:runtime~)?main\..*js$/.test(name));
  expect(common).toHaveLength(2);
  const code = await Promise.all(common.map((name) => readFile(path.join(folder, name), 'utf8')));
  // Chunk names, file hashes, and document IDs, which table entries would contain.
  const marks = routes.flatMap(([, , , modules, documents]) => [
    ...Object.keys(modules).filter((name) => name !== LISTED_KEY),
    ...Object.entries(modules).flatMap(([name, [, scripts]]) =>
      // The runtime knows chunks that documents share.
      Object.values(scripts).flatMap((file) =>
        name === LISTED_KEY || file.includes(`/${name}.`)
          ? (/\.(\w+)\.js$/.exec(file)?.[1] ?? file)
          : [],
      ),
    ),
    ...documents.map(([, , { id }]) => `"id":"${id}"`),
  ]);
  expect(routes.length).toBeGreaterThan(200);
  // The main document of the version is in the global data.
  expect(marks.filter((mark) => code.some((script) => script.includes(mark)))).toEqual([
    '"id":"developing/README"',
  ]);
});
