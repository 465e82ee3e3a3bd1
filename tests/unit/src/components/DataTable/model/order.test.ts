import { expect, test } from 'vitest';
import {
  nextOrder,
  ordered,
  orderIn,
  writtenOrder,
} from '../../../../../../src/components/DataTable/model/order.ts';

test('a head leads from the given order to ascending, descending and back', () => {
  const up = nextOrder(undefined, 'size');
  const down = nextOrder(up, 'size');
  expect([up, down, nextOrder(down, 'size')]).toEqual([
    { key: 'size', isDescending: false },
    { key: 'size', isDescending: true },
    undefined,
  ]);
  expect(nextOrder(down, 'name')).toEqual({ key: 'name', isDescending: false });
});

test.each(['size', '-size'])('%s is read as it is written', (text) => {
  expect(writtenOrder(orderIn(text))).toBe(text);
});

test.each([
  ['numbers', [10, 9, -1, 100], [2, 1, 0, 3], [3, 0, 1, 2]],
  ['words, whatever case and accents', ['b', 'Á', 'a', 'C'], [1, 2, 0, 3], [3, 0, 1, 2]],
  ['numbers in words', ['Gate 10', 'Gate 9'], [1, 0], [0, 1]],
  ['what is missing last, both ways', [undefined, 2, undefined, 1], [3, 1, 0, 2], [1, 3, 0, 2]],
  ['equals as they stand, both ways', [1, 1, 0, 1], [2, 0, 1, 3], [0, 1, 3, 2]],
])('%s', (_, keys, up, down) => {
  expect(ordered(keys, false)).toEqual(up);
  expect(ordered(keys, true)).toEqual(down);
});
