import { expect, test } from 'vitest';
import { headersFile, redirectsFile } from '../../../../release/publish/staticHost.ts';
import { sampleTable } from './samples.ts';

const FILES = [
  '404.html',
  'index.html',
  'docker.html',
  'assets/js/main.1234abcd.js',
  'assets/js/search-worker.1234abcd.js',
  'search-index',
  'search-index/manifest.json',
  'search-index/0123456789ab',
  'search-index/0123456789ab/signs.bin',
  'search-index/0123456789ab/words-0.bin',
];

test('_headers has each header once for a path, since hosts join what two rules say, and policies add up', () => {
  const blocks = headersFile(sampleTable(), FILES)
    .trim()
    .split('\n\n')
    .map((block) => block.split('\n'));
  expect(blocks.map(([path]) => path)).toEqual([
    '/*',
    '/*.md',
    '/llms-full.txt',
    '/*.svg',
    '/*.xml',
    '/*.atom',
    '/assets/js/search-worker.1234abcd.js',
    '/offline-worker.js',
    '/assets/*',
    '/search-index/0123456789ab/*',
  ]);
  expect(blocks[0]).toContain("  Content-Security-Policy: frame-ancestors 'none'");
  expect(blocks[0]).toContain('  Strict-Transport-Security: max-age=31536000');
  expect(blocks[0]?.join('\n')).not.toContain('Cache-Control');
  expect(blocks[1]).toEqual(['/*.md', '  X-Robots-Tag: noindex']);
  expect(blocks[7]).toEqual([
    '/offline-worker.js',
    '  Cache-Control: no-cache',
    "  Content-Security-Policy: default-src 'self'",
  ]);
  expect(blocks[8]).toEqual(['/assets/*', '  Cache-Control: public, max-age=31536000, immutable']);
});

test('no line of _headers is longer than a host reads', () => {
  const longest = Math.max(
    ...headersFile(sampleTable(), FILES)
      .split('\n')
      .map((line) => line.length),
  );
  expect(longest).toBeLessThan(2_000);
});

test.each([
  [
    false,
    [
      '/index.html / 301',
      '/docker/ /docker 301',
      '/docker.html /docker 301',
      '/docker/index.html /docker 301',
    ],
  ],
  [
    true,
    [
      '/index.html / 301',
      '/docker /docker/ 301',
      '/docker.html /docker/ 301',
      '/docker/index.html /docker/ 301',
    ],
  ],
  [undefined, ['/index.html / 301', '/docker.html /docker 301', '/docker/index.html /docker 301']],
] as const)('_redirects names each other form of a page, with trailingSlash %s', (trailingSlash, lines) => {
  const files =
    trailingSlash === false
      ? FILES
      : FILES.map((file) => file.replace('docker.html', 'docker/index.html'));
  expect(redirectsFile(sampleTable({ trailingSlash }), files).trim().split('\n')).toEqual(lines);
});

test('both are below the base URL', () => {
  const table = sampleTable({ baseUrl: '/my/notes/' });
  expect(headersFile(table, FILES)).toMatch(/^\/my\/notes\/\*\n/);
  expect(redirectsFile(table, FILES)).toContain('/my/notes/docker.html /my/notes/docker 301\n');
});
