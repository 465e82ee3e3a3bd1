import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { idOf, slugOf } from '../../../../../plugins/documents/node/address.ts';

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
    'misc/How-To',
    'misc/how_to',
    'misc/how--to',
    'misc/-how',
    'misc/café',
    'misc/a.b',
    'Misc/README',
    'README',
  ])('%s has none', (id) => {
    expect(slugOf(id)).toBeUndefined();
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
