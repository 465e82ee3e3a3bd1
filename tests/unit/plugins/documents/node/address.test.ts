import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  AddressError,
  addressClashes,
  idOf,
  slugOf,
} from '../../../../../plugins/documents/node/address.ts';

describe('the address of a document', () => {
  test.each([
    ['developing/docker/dockerfile', '/dockerfile'],
    ['developing/docker/README', '/docker'],
    ['travel/travel-checklist', '/travel-checklist'],
    ['developing/http2', '/http2'],
    ['sport/README', '/sport'],
  ])('%s is at %s', (id, slug) => {
    expect(slugOf(id)).toBe(slug);
  });

  test.each([
    ['misc/How-To', 'How-To', 'file'],
    ['misc/how_to', 'how_to', 'file'],
    ['misc/how--to', 'how--to', 'file'],
    ['misc/-how', '-how', 'file'],
    ['misc/café', 'café', 'file'],
    ['misc/a.b', 'a.b', 'file'],
    ['Misc/README', 'Misc', 'folder'],
    ['README', '', 'folder'],
  ])('%s has none, and the message names it and what to rename', (id, name, what) => {
    expect(() => slugOf(id)).toThrow(AddressError);
    expect(() => slugOf(id)).toThrow(
      `docs/${id}: "${name}" cannot be an address; rename the ${what} to lower-case words`,
    );
  });
});

test('the id of a document is its path without the ending', () => {
  const folder = path.resolve('docs');
  expect(idOf(folder, path.join(folder, 'misc', 'how-to', 'README.mdx'))).toBe(
    'misc/how-to/README',
  );
  expect(idOf(folder, path.join(folder, 'misc', 'a.md'))).toBe('misc/a');
  expect(idOf(folder, path.resolve('src', 'pages', 'about.mdx'))).toBe('../src/pages/about');
});

describe('clashes', () => {
  test('there are none among different addresses', () => {
    const documents = [
      { file: 'docs/a/rice.mdx', slug: '/rice' },
      { file: 'docs/b/tea.mdx', slug: '/tea' },
    ];
    expect(addressClashes(documents, ['/', '/about'])).toEqual([]);
  });

  test('each names the files, sorted, and the mend', () => {
    const documents = [
      { file: 'docs/b/rice.mdx', slug: '/rice' },
      { file: 'docs/a/rice.mdx', slug: '/rice' },
      { file: 'docs/c/about.mdx', slug: '/about' },
    ];
    expect(addressClashes(documents, ['/about'])).toEqual([
      'docs/a/rice.mdx and docs/b/rice.mdx would both be at /rice; rename one of them',
      'docs/c/about.mdx would be at /about, which is a page of the site; rename the file',
    ]);
  });
});
