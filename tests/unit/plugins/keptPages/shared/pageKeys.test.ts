import { expect, test } from 'vitest';
import { fileOfPage, type PageKeys } from '../../../../../plugins/keptPages/shared/pageKeys.ts';

const KEYS: PageKeys = { folder: '/kept', shared: 'a', own: { '/tea': 'b', '/blend': 'c' } };

test('a page has another file when what it is rendered from is another', () => {
  const files = [
    fileOfPage(KEYS, '/tea'),
    fileOfPage({ ...KEYS, shared: 'z' }, '/tea'),
    fileOfPage({ ...KEYS, own: { '/tea': 'z' } }, '/tea'),
    fileOfPage(KEYS, '/Tea'),
    fileOfPage(KEYS, '/blend'),
    fileOfPage(KEYS, '/404.html'),
  ];
  expect(new Set(files).size).toBe(files.length);
  expect(fileOfPage({ ...KEYS, own: { '/tea': 'b', '/blend': 'z' } }, '/tea')).toBe(files[0]);
});

test('the route of a page counts however its address is written', () => {
  const other = { ...KEYS, own: { ...KEYS.own, '/tea': 'z' } };
  for (const pathname of ['/tea', '/tea/', '/t%65a']) {
    expect(fileOfPage(other, pathname)).not.toBe(fileOfPage(KEYS, pathname));
  }
});
