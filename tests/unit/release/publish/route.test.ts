import { describe, expect, test } from 'vitest';
import { headersOf, isKept, redirectOf, routeOf } from '../../../../release/publish/route.ts';
import { sampleTable } from './samples.ts';

const CASES: readonly (readonly [boolean | undefined, string, string | undefined])[] = [
  [false, '/', undefined],
  [false, '/docker', undefined],
  [false, '/index', '/'],
  [false, '/index.html', '/'],
  [false, '/docker.html', '/docker'],
  [false, '/docker/index.html', '/docker'],
  [false, '/docker/', '/docker'],
  [false, '/docker.html/', '/docker'],
  [false, '/a/b/index.html/', '/a/b'],
  [false, '//docker', '/docker'],
  [false, '//example.org//docker.html', '/example.org/docker'],
  [false, '/img/logo.svg', undefined],
  [false, '/docker.md', undefined],
  [false, '/html', undefined],
  [false, '/reindex', undefined],
  [true, '/', undefined],
  [true, '/docker', '/docker/'],
  [true, '/docker/', undefined],
  [true, '/docker.html', '/docker/'],
  [true, '/docker/index.html', '/docker/'],
  [true, '/index.html', '/'],
  [true, '/docker.md', undefined],
  [true, '/img/logo.svg', undefined],
  [true, '/v1.2/docker', '/v1.2/docker/'],
  [undefined, '/docker', undefined],
  [undefined, '/docker/', undefined],
  [undefined, '/docker.html', '/docker'],
  [undefined, '/docker/index.html', '/docker'],
  [undefined, '/index.html', '/'],
];

test.each(CASES)('with trailingSlash %s, %s leads to %s', (trailingSlash, path, target) => {
  expect(redirectOf(sampleTable({ trailingSlash }), path)).toBe(target);
});

test.each([
  true,
  false,
  undefined,
])('with trailingSlash %s no redirect leads to another one', (trailingSlash) => {
  const table = sampleTable({ trailingSlash });
  for (const [, path] of CASES) {
    const target = redirectOf(table, path);
    expect(target === undefined ? undefined : redirectOf(table, target)).toBeUndefined();
  }
});

test('a "$" in an address is an address', () => {
  expect(redirectOf(sampleTable(), '/a$1b$&.html')).toBe('/a$1b$&');
});

describe('the route', () => {
  const table = sampleTable({ baseUrl: '/my/notes/' });

  test('names the files that a path may stand for, below the build', () => {
    expect(routeOf(table, '/my/notes/docker')).toMatchObject({
      files: ['/docker', '/docker.html', '/docker/index.html'],
    });
  });

  test('leads from the base path without its slash to it', () => {
    expect(routeOf(table, '/my/notes')).toMatchObject({ redirect: '/my/notes/' });
    expect(routeOf(table, '/my/notes//docker.html')).toMatchObject({
      redirect: '/my/notes/docker',
    });
  });

  test.each([
    '/',
    '/docker',
    '/my/notesdocker',
    '/my/notes/.git',
    '/my/notes/a/../b',
    '/my/notes/404',
  ])('finds nothing at %s', (path) => {
    expect(routeOf(table, path)).toMatchObject({ files: [] });
  });
});

test('the later rule says what two rules say, and the others stay', () => {
  const headers = headersOf(sampleTable(), '/assets/js/main.js');
  expect(headers['Cache-Control']).toBe('public, max-age=31536000, immutable');
  expect(headers['X-Content-Type-Options']).toBe('nosniff');
  expect(headersOf(sampleTable(), '/search-index/manifest.json')['Cache-Control']).toBe('no-cache');
});

test.each([
  ['/assets/js/main.js', true],
  ['/assets/js/main.js.br', true],
  ['/search-index/0123456789ab/signs.bin', true],
  ['/page-routes/0123abcd.json', true],
  // In the next release, the directory may be too small for a compressed copy.
  ['/page-routes/0123abcd.json.br', false],
  ['/docker.html', false],
])('%s is kept for pages that are open: %s', (path, expected) => {
  expect(isKept(sampleTable(), path)).toBe(expected);
});

test('the directory, whose name stays, is asked for again', () => {
  const { 'Cache-Control': caching } = headersOf(sampleTable(), '/page-routes/0123abcd.json');
  expect(caching).toBe('no-cache');
});

test('a page whose name only looks like an ending is a page', () => {
  const table = sampleTable();
  expect(headersOf(table, '/docker.md')).toHaveProperty('X-Robots-Tag', 'noindex');
  expect(headersOf(table, '/cmd')).not.toHaveProperty('X-Robots-Tag');
});

test('parts of pages go without the headers that only pages need', () => {
  const names = (path: string) => Object.keys(headersOf(sampleTable(), path)).sort();
  const always = ['Cache-Control', 'Referrer-Policy', 'X-Content-Type-Options'];
  expect(names('/assets/css/styles.css')).toEqual(always);
  expect(names('/docker')).toEqual(
    [
      ...always,
      ...['Content-Security-Policy', 'Cross-Origin-Opener-Policy', 'Permissions-Policy'],
    ].sort(),
  );
});

test('capitals lead to the page with small letters, and only if there is one', () => {
  const table = sampleTable({ files: ['docker.html'] });
  expect(redirectOf(table, '/Docker.HTML')).toBe('/docker');
  expect(redirectOf(table, '/Podman')).toBeUndefined();
});

test('what is refused is guarded like a page', () => {
  const table = sampleTable();
  for (const path of ['/.git', '/\\example.org.html']) {
    expect(routeOf(table, path)).toEqual({ files: [], headers: headersOf(table, '/') });
  }
});
