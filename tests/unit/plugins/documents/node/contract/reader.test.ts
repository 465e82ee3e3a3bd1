import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import {
  type DocumentSource,
  readDocument,
} from '../../../../../../plugins/documents/node/contract/document.ts';
import { catalogReader } from '../../../../../../plugins/documents/node/contract/reader.ts';
import { temporaryFolder } from '../../../../temporaryFolder.ts';
import { fieldsOf, ORIGIN } from './samples.ts';

const names = (count: number) =>
  Array.from({ length: count }, (_, at) => `tea-${String(at).padStart(3, '0')}`);

/** A library of documents that each have a fault of their own, and a reader of it. */
function libraryOf(count: number) {
  const folder = temporaryFolder({
    'docs/order.txt': '',
    'docs/words.txt': '',
    ...Object.fromEntries(
      names(count).map((name) => [`docs/${name}.mdx`, `${fieldsOf()}<Nothing name="${name}" />\n`]),
    ),
  });
  const readElsewhere = vi.fn(async (sources: readonly DocumentSource[]) =>
    sources.map((source) => readDocument(source, [])),
  );
  const read = catalogReader(folder, ORIGIN, { pages: [], readElsewhere });
  return {
    readElsewhere,
    docs: path.join(folder, 'docs'),
    read: async () => (await read(() => true)).documents,
  };
}

test('of many documents, half are read elsewhere, and all are listed in the order of their files', async () => {
  const { read, readElsewhere } = libraryOf(61);
  const documents = await read();
  expect(readElsewhere.mock.calls.map(([sources]) => sources.length)).toEqual([30]);
  expect(documents.map(({ id }) => id)).toEqual(names(61));
  expect(documents.filter(({ faults }) => faults.length > 0)).toHaveLength(61);
});

test('without another process, all are read here', async () => {
  const { docs } = libraryOf(61);
  const catalog = await catalogReader(path.dirname(docs), ORIGIN, { pages: [] })(() => true);
  expect(catalog.documents.map(({ id }) => id)).toEqual(names(61));
});

test('a few documents are read here', async () => {
  const { read, readElsewhere } = libraryOf(3);
  expect(await read()).toHaveLength(3);
  expect(readElsewhere).not.toHaveBeenCalled();
});

test('only changed documents are read again, and removed ones are forgotten', async () => {
  const { read, readElsewhere, docs } = libraryOf(101);
  const before = await read();
  writeFileSync(path.join(docs, 'tea-001.mdx'), `${fieldsOf()}# Another heading\n`);
  rmSync(path.join(docs, 'tea-002.mdx'));
  const after = await read();
  expect(after).toHaveLength(100);
  expect(after.filter((document) => !before.includes(document)).map(({ id }) => id)).toEqual([
    'tea-001',
  ]);
  expect(readElsewhere).toHaveBeenCalledTimes(1);
});

test('a failure elsewhere is a failure of the reading', async () => {
  const { read, readElsewhere } = libraryOf(101);
  readElsewhere.mockRejectedValue(new Error('planted'));
  await expect(read()).rejects.toThrow('planted');
});

/** A library with what else can be in the folder of documents. */
const beside = () =>
  temporaryFolder({
    'docs/a/tea.mdx': `${fieldsOf()}Text.`,
    'docs/a/pot.md': `${fieldsOf()}Text.`,
    'docs/a/cup.txt': '',
    'docs/a/.kettle': '',
    'docs/a/_part.mdx': 'Part.',
    'docs/a/_parts/table.csv': '',
    'docs/a/.DS_Store': '',
    'docs/order.txt': '# The order\na/tea\n',
    'docs/words.txt': 'rooibos\n',
    'names.txt': 'Assam\n',
    'published.txt': '/tea\n',
  });

test('beside the documents, the lists are read, and files are found that nobody would', async () => {
  const folder = beside();
  const isInSidebar = (id: string) => id === 'a/tea';
  const catalog = await catalogReader(folder, ORIGIN, { pages: ['/about'] })(isInSidebar);
  expect(catalog.documents.map(({ file }) => file)).toEqual(['docs/a/pot.md', 'docs/a/tea.mdx']);
  expect(catalog).toMatchObject({
    otherFiles: ['docs/a/.kettle', 'docs/a/cup.txt'],
    pages: ['/about'],
    isInSidebar,
    order: [{ text: 'a/tea', line: 2 }],
    words: [{ text: 'rooibos', line: 1 }],
  });
});

test('nothing is checked against data, pictures, drawings, and lists that a site does not have', async () => {
  const catalog = await catalogReader(beside(), ORIGIN, { pages: [] })(() => true);
  expect(catalog.rowIds('teas')).toEqual(new Set());
  expect(catalog.hasDrawing('flowchart')).toBe(true);
  expect(catalog).toMatchObject({
    outsideSidebars: [],
    pictureSizeOf: undefined,
    published: undefined,
  });
});

test('a site says where its documents and lists are, and what else they are checked with', async () => {
  const folder = beside();
  const found = { line: 7, message: 'found' };
  const catalog = await catalogReader(folder, ORIGIN, {
    pages: [],
    folder: path.join(folder, 'docs'),
    words: path.join(folder, 'names.txt'),
    published: path.join(folder, 'published.txt'),
    outsideSidebars: ['a/pot'],
    rowIds: () => new Set(['assam']),
    hasDrawing: () => false,
    checks: async () => [() => [found]],
  })(() => true);
  expect(catalog).toMatchObject({
    words: [{ text: 'Assam', line: 1 }],
    published: [{ text: '/tea', line: 1 }],
    outsideSidebars: ['a/pot'],
  });
  expect(catalog.rowIds('teas')).toEqual(new Set(['assam']));
  expect(catalog.hasDrawing('flowchart')).toBe(false);
  expect(catalog.documents.map(({ faults }) => faults)).toEqual([[found], [found]]);
});

test('a document that is saved with as many letters is read again', async () => {
  const { read, docs } = libraryOf(1);
  const [before] = await read();
  const file = path.join(docs, 'tea-000.mdx');
  writeFileSync(file, `${fieldsOf()}<Another name="tea-000" />\n`);
  utimesSync(file, new Date(), new Date(Date.now() + 1000));
  const [after] = await read();
  const messages = (document: typeof before) => document?.faults.map(({ message }) => message);
  expect(messages(before)).toContainEqual(expect.stringContaining('<Nothing>'));
  expect(messages(after)).toContainEqual(expect.stringContaining('<Another>'));
});
