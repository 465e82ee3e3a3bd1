import { expect, test } from 'vitest';
import { bytesMissing, filesFor } from '../../../../../plugins/offline/shared/library.ts';
import { LIBRARY } from '../client/library.ts';

const pathsFor = (names: readonly string[]) => {
  const { pages, all } = filesFor(LIBRARY, names);
  return [pages, all].map((files) => files.map(([path]) => path));
};

test('sections come with what all of them share, each file once', () => {
  expect(pathsFor([])).toEqual([
    ['', '404.html'],
    ['', '404.html'],
  ]);
  expect(pathsFor(['travel', 'travel', 'dropped since'])).toEqual([
    ['', '404.html', 'visa', 'wagon'],
    ['', '404.html', 'visa', 'wagon', 'assets/visa.1.js'],
  ]);
});

test('only files that are missing or have changed count', () => {
  const { all } = filesFor(LIBRARY, ['travel']);
  const [[, , home] = ['', 0, ''], ...others] = all;
  const sum = others.reduce((total, [, bytes]) => total + bytes, 0);
  expect(bytesMissing(all, new Map([['', home ?? '']]))).toBe(sum);
  expect(
    bytesMissing(
      all,
      new Map([
        ['', home ?? ''],
        ['visa', 'older'],
      ]),
    ),
  ).toBe(sum);
});
