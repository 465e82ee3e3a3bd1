import { expect, test } from 'vitest';
import { matches } from '../../../../../plugins/tables/shared/where.ts';

const ROW = { kind: 'halt', open: false, size: 0, parts: ['x', 'y'], none: null };

test.each([
  [{}, true],
  [{ kind: 'halt', open: false, size: 0, none: null }, true],
  [{ kind: 'halt', open: true }, false],
  [{ parts: 'y' }, true],
  [{ parts: 'z' }, false],
  [{ unknown: null }, false],
  [{ size: '0' }, false],
])('%j is like the row: %s', (where, expected) => {
  expect(matches(ROW, where)).toBe(expected);
});
