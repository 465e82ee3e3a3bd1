import { expect, test } from 'vitest';
import { readEntries } from '../../../../../plugins/documents/node/contract/entries.ts';
import { sidebarItemsInOrder } from '../../../../../plugins/documents/node/order.ts';
import { temporaryFolder, writeFiles } from '../../../temporaryFolder.ts';

test('the order is read line by line, without comments and empty lines', () => {
  expect(readEntries('# Order\na/README\n\n  a/b  # later\r\n')).toEqual([
    { text: 'a/README', line: 2 },
    { text: 'a/b', line: 4 },
  ]);
  expect(readEntries('')).toEqual([]);
});

test('documents take their position from the order as it is then, others come last', async () => {
  const folder = temporaryFolder({ 'order.txt': 'notes/README\n' });
  const generate = sidebarItemsInOrder(folder);
  const docs = ['notes/README', 'notes/rice', 'notes/tea'].map((id) => ({
    id,
    sidebarPosition: 7,
  }));
  const positions = async () => {
    let given: unknown;
    await generate?.({
      docs,
      defaultSidebarItemsGenerator: async (options: { docs: unknown }) => {
        given = options.docs;
        return [];
      },
    } as unknown as Parameters<NonNullable<typeof generate>>[0]);
    return (given as typeof docs).map(({ id, sidebarPosition }) => [id, sidebarPosition]);
  };
  expect(await positions()).toEqual([
    ['notes/README', 0],
    ['notes/rice', 1],
    ['notes/tea', 1],
  ]);
  writeFiles(folder, { 'order.txt': 'notes/tea\nnotes/README\n' });
  expect(await positions()).toEqual([
    ['notes/README', 1],
    ['notes/rice', 2],
    ['notes/tea', 0],
  ]);
});
