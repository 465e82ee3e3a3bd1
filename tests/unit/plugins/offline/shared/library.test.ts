import { expect, test } from 'vitest';
import {
  bytesMissing,
  filesFor,
  isOfflineLibrary,
} from '../../../../../plugins/offline/shared/library.ts';
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

test('a list has files, groups, and sections, with paths of the site', () => {
  expect(isOfflineLibrary(LIBRARY)).toBe(true);
  const [first, ...rest] = LIBRARY.files;
  for (const value of [
    null,
    7,
    'text',
    [],
    {},
    { ...LIBRARY, version: 1 },
    { ...LIBRARY, files: {} },
    { ...LIBRARY, files: [...LIBRARY.files, 'visa'] },
    { ...LIBRARY, files: [['visa', '12', 'hash']] },
    { ...LIBRARY, shared: undefined },
    { ...LIBRARY, sections: [{ name: 'travel', label: 'Travel' }] },
    { ...LIBRARY, sections: [{ name: 'travel', label: {}, pages: [], parts: [] }] },
    { ...LIBRARY, moved: { a: 1 } },
    ...[
      '//example.org/',
      '/visa',
      ' //example.org',
      './/example.org',
      '\\\\example.org',
      'https://example.org/',
      'javascript:alert(1)',
      'java\nscript:alert(1)',
    ].map((path) => ({ ...LIBRARY, files: [[path, ...(first ?? []).slice(1)], ...rest] })),
  ]) {
    expect([value, isOfflineLibrary(value)]).toEqual([value, false]);
  }
});
