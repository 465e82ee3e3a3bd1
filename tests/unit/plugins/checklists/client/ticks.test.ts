import { expect, test } from 'vitest';
import {
  parseTicks,
  storedTicks,
  withTick,
} from '../../../../../plugins/checklists/client/ticks.ts';

test('ticks are stored and read again', () => {
  const stored = storedTicks(new Set([7, 0]), 12);
  expect(stored).toBe('{"of":12,"ticked":[0,7]}');
  expect(parseTicks(stored, 12)).toEqual(new Set([0, 7]));
  expect(parseTicks(storedTicks(new Set(), 12), 12)).toEqual(new Set());
});

test.each([
  [null],
  [''],
  ['nonsense'],
  ['null'],
  ['3'],
  ['[]'],
  ['{}'],
  ['{"of":11,"ticked":[0]}'],
  ['{"of":12,"ticked":{}}'],
  ['{"of":12,"ticked":[12]}'],
  ['{"of":12,"ticked":[-1]}'],
  ['{"of":12,"ticked":[0.5]}'],
  ['{"of":12,"ticked":["0"]}'],
])('%j is not what a list of 12 has stored', (stored) => {
  expect(parseTicks(stored, 12)).toBeUndefined();
});

test('a tick is set and taken away, and the ticks before stay as they were', () => {
  const before = new Set([1]);
  expect(withTick(before, 3, true)).toEqual(new Set([1, 3]));
  expect(withTick(before, 1, false)).toEqual(new Set());
  expect(before).toEqual(new Set([1]));
});
