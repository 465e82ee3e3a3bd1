import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import {
  type DocumentSource,
  readDocument,
} from '../../../../../../plugins/documents/node/contract/document.ts';
import { catalogReader } from '../../../../../../plugins/documents/node/contract/reader.ts';
import { temporaryFolder } from '../../../../scripts/temporaryFolder.ts';
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
  const { read, readElsewhere } = libraryOf(101);
  const documents = await read();
  expect(readElsewhere.mock.calls.map(([sources]) => sources.length)).toEqual([50]);
  expect(documents.map(({ id }) => id)).toEqual(names(101));
  expect(documents.filter(({ faults }) => faults.length > 0)).toHaveLength(101);
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
