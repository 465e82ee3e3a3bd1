import pathToRegexp from 'path-to-regexp';
import { expect, test } from 'vitest';
import literalPath from '../../../../../framework/interop/client/literalPath.ts';

const ADDRESSES = [
  '/',
  '/docker',
  '/docker/',
  '/Docker',
  '/dockerfile',
  '/docker/run',
  '/a.b',
  '/axb',
];

test.each([
  '/',
  '/docker',
  '/docker/',
  '/a.b',
  '*',
])('%s finds what the library finds by it', (path) => {
  for (const options of [{ end: true }, { end: false }]) {
    const own = literalPath(path, [], options);
    const library = pathToRegexp(path, [], { ...options, sensitive: true });
    for (const address of ADDRESSES) {
      expect([address, options, own.exec(address)?.[0]]).toEqual([
        address,
        options,
        library.exec(address)?.[0],
      ]);
    }
  }
});
