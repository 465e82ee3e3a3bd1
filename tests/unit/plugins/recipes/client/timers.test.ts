import { expect, test } from 'vitest';
import {
  clock,
  hasEnded,
  leftOf,
  noticeOf,
  started,
  toggled,
} from '../../../../../plugins/recipes/client/timers.ts';

const MINUTE = 60_000;
const START = 1_000_000;
const bake = started({ id: 1, name: 'Bake', length: 20 * MINUTE }, START);
const rest = started({ id: 2, name: 'Step 3', length: 5 * MINUTE }, START);

test('a timer follows the clock, however long nobody looked', () => {
  expect(leftOf(bake, START + 1500)).toBe(20 * MINUTE - 1500);
  expect(hasEnded(bake, START + 20 * MINUTE - 1)).toBe(false);
  expect(hasEnded(bake, START + 20 * MINUTE)).toBe(true);
  expect(leftOf(bake, START + 60 * MINUTE)).toBe(0);
});

test('a pause keeps what is left', () => {
  const waiting = toggled(bake, START + MINUTE);
  expect(leftOf(waiting, START + 60 * MINUTE)).toBe(19 * MINUTE);
  expect(hasEnded(waiting, START + 60 * MINUTE)).toBe(false);
  const going = toggled(waiting, START + 60 * MINUTE);
  expect(leftOf(going, START + 61 * MINUTE)).toBe(18 * MINUTE);
});

test.each([
  [0, '0:00'],
  [1, '0:01'],
  [59_000, '0:59'],
  [59_001, '1:00'],
  [1_200_000, '20:00'],
  [3_909_000, '1:05:09'],
  [43_200_000, '12:00:00'],
])('%d ms are shown as %s', (left, text) => {
  expect(clock(left)).toBe(text);
});

test('the title tells the one that ends next, then all that have ended', () => {
  expect(noticeOf([], START)).toBe('');
  expect(noticeOf([bake, rest], START)).toBe('5:00 Step 3');
  expect(noticeOf([bake, toggled(rest, START)], START + 1000)).toBe('19:59 Bake');
  expect(noticeOf([toggled(bake, START)], START)).toBe('');
  expect(noticeOf([bake, rest], START + 5 * MINUTE)).toBe('Time is up: Step 3');
  expect(noticeOf([bake, rest], START + 20 * MINUTE)).toBe('Time is up: Bake; Step 3');
});
