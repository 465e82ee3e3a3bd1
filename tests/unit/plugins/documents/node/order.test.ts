import { expect, test } from 'vitest';
import {
  checkOrder,
  OrderError,
  readOrder,
  sidebarItemsInOrder,
} from '../../../../../plugins/documents/node/order.ts';

test('the order is read line by line, without comments and empty lines', () => {
  expect(readOrder('# Order\na/README\n\n  a/b  # later\r\n')).toEqual(['a/README', 'a/b']);
  expect(readOrder('')).toEqual([]);
});

test('an order of documents that exist is as it should be', () => {
  expect(() => checkOrder(['b', 'a'], new Set(['a', 'b', 'c']))).not.toThrow();
});

test('what does not exist, and what stands there twice, is named with the mend', () => {
  const check = () => checkOrder(['a', 'x', 'a'], new Set(['a']));
  expect(check).toThrow(OrderError);
  expect(check).toThrow('no document has the id "x"; delete the line or correct it');
  expect(check).toThrow('"a" stands there twice; delete one of the lines');
});

test('documents take their position from the order, others come last', async () => {
  const generate = sidebarItemsInOrder(['notes/tea', 'notes/README']);
  const docs = ['notes/README', 'notes/rice', 'notes/tea'].map((id) => ({
    id,
    sidebarPosition: 7,
  }));
  let positions: unknown;
  await generate?.({
    docs,
    defaultSidebarItemsGenerator: async (given: { docs: unknown }) => {
      positions = given.docs;
      return [];
    },
  } as unknown as Parameters<NonNullable<typeof generate>>[0]);
  expect(positions).toEqual([
    { id: 'notes/README', sidebarPosition: 1 },
    { id: 'notes/rice', sidebarPosition: 2 },
    { id: 'notes/tea', sidebarPosition: 0 },
  ]);
});
