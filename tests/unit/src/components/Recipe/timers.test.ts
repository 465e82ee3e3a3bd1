import { expect, test } from 'vitest';
import {
  clock,
  hasEnded,
  isRunning,
  leftOf,
  noticeOf,
  paused,
  resumed,
  started,
  untilNextSecond,
} from '../../../../../../src/components/Recipe/timers/state.ts';

const MINUTE = 60_000;
const START = 1_000_000;
const bake = started({ id: 1, name: 'Bake', length: 20 * MINUTE }, START);
const rest = started({ id: 2, name: 'Step 3', length: 5 * MINUTE }, START);

test('a timer follows the clock, however long nobody looked', () => {
  expect(leftOf(bake, START + 1500)).toBe(20 * MINUTE - 1500);
  expect(isRunning(bake, START + 20 * MINUTE - 1)).toBe(true);
  expect(hasEnded(bake, START + 20 * MINUTE - 1)).toBe(false);
  expect(hasEnded(bake, START + 20 * MINUTE)).toBe(true);
  expect(leftOf(bake, START + 60 * MINUTE)).toBe(0);
});

test('a pause keeps what is left', () => {
  const waiting = paused(bake, START + MINUTE);
  expect(leftOf(waiting, START + 60 * MINUTE)).toBe(19 * MINUTE);
  expect(isRunning(waiting, START + MINUTE)).toBe(false);
  expect(hasEnded(waiting, START + 60 * MINUTE)).toBe(false);
  const going = resumed(waiting, START + 60 * MINUTE);
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
  expect(noticeOf([], START)).toBeUndefined();
  expect(noticeOf([bake, rest], START)).toBe('5:00 Step 3');
  expect(noticeOf([bake, paused(rest, START)], START + 1000)).toBe('19:59 Bake');
  expect(noticeOf([paused(bake, START)], START)).toBeUndefined();
  expect(noticeOf([bake, rest], START + 5 * MINUTE)).toBe('Time is up: Step 3');
  expect(noticeOf([bake, rest], START + 20 * MINUTE)).toBe('Time is up: Bake; Step 3');
});

test('the next look is due when a second of any of them is over', () => {
  const later = started({ id: 3, name: 'Step 4', length: MINUTE }, START + 300);
  expect(untilNextSecond([bake, later], START + 300)).toBe(700);
  expect(untilNextSecond([bake], START)).toBe(1000);
  expect(untilNextSecond([paused(bake, START)], START)).toBeUndefined();
  expect(untilNextSecond([bake], START + 20 * MINUTE)).toBeUndefined();
});
