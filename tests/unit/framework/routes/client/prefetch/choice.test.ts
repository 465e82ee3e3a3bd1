import { expect, test } from 'vitest';
import {
  chooseFiles,
  distance,
  HEADER_BYTES,
} from '../../../../../../framework/routes/client/prefetch/choice.ts';

/** A file with this cost, headers included. */
const file = (name: string, cost: number) => ({ file: name, bytes: cost - HEADER_BYTES });

const names = (pages: Parameters<typeof chooseFiles>[0], budget: number) =>
  chooseFiles(pages, budget).map(({ file: name }) => name);

test('the nearest pages come first, as long as they fit', () => {
  const pages = [[file('a', 4000)], [file('b', 4000)], [file('c', 4000)]];
  expect(names(pages, 8000)).toEqual(['a', 'b']);
  expect(names(pages, 7999)).toEqual(['a']);
});

test('a page that does not fit is left out whole, and the next one may fit', () => {
  const pages = [[file('a', 1000), file('large', 9000)], [file('b', 2000)]];
  expect(names(pages, 5000)).toEqual(['b']);
});

test('what pages share is fetched and paid for once', () => {
  const pages = [
    [file('shared', 3000), file('a', 1000)],
    [file('shared', 3000), file('b', 1000)],
  ];
  expect(names(pages, 5000)).toEqual(['shared', 'a', 'b']);
});

test('nothing is chosen without a budget', () => {
  expect(names([[file('a', 1000)]], 0)).toEqual([]);
});

test('the distance is that to the nearest edge, and none inside', () => {
  const box = { left: 10, top: 10, right: 20, bottom: 20 };
  expect(distance(box, 15, 12)).toBe(0);
  expect(distance(box, 15, 50)).toBe(30);
  expect(distance(box, 7, 6)).toBe(5);
});
