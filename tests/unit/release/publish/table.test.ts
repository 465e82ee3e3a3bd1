import { expect, test } from 'vitest';
import { sampleTable } from './samples.ts';

test('files are sent with the types that browsers expect, and texts are UTF-8', () => {
  const { types } = sampleTable({
    files: ['song.wav', 'a/page.html', 'LICENSE', 'x.unknown-kind'],
  });
  expect(types).toMatchObject({
    '.atom': 'application/atom+xml; charset=utf-8',
    '.html': 'text/html; charset=utf-8',
    '.md': 'text/markdown; charset=utf-8',
    '.png': 'image/png',
    '.svg': 'image/svg+xml',
    '.wav': 'audio/wav',
    '.woff2': 'font/woff2',
    '.xml': expect.stringMatching(/xml; charset=utf-8$/),
  });
  expect(types).not.toHaveProperty('.unknown-kind');
  expect(Object.keys(types)).toEqual(Object.keys(types).sort());
});

test('a picture of a usual format changes nothing for the web server', () => {
  expect(sampleTable({ files: ['a.webp', 'b.avif'] }).types).toEqual(sampleTable().types);
});

const FILES = [
  'zsh.html',
  'index.html',
  'Docker.html',
  'a/b/index.html',
  'page.html.txt',
  '404.html',
  'a/b.html',
];

test.each([
  [false, ['/', '/a/b', '/zsh']],
  [true, ['/', '/a/b/', '/zsh/']],
  [undefined, ['/', '/a/b', '/a/b/', '/zsh', '/zsh/']],
] as const)('with trailingSlash %s, pages with small letters are %j', (trailingSlash, pages) => {
  expect(sampleTable({ trailingSlash, files: FILES }).pages).toEqual(pages);
});

test('an address may be a file, a page, or the page of a folder, in this order', () => {
  expect(sampleTable().endings).toEqual(['', '.html', '/index.html']);
});

test('a page that has moved is found in all of its forms, and others are not', () => {
  const moved = [{ file: 'vm/index.html', to: '/docker' }];
  const [{ from, to } = { from: '', to: '' }] = sampleTable({ moved }).redirects;
  expect(to).toBe('/docker');
  const forms = ['/vm', '/vm/', '/vm.html', '/vm/index', '/vm/index.html'];
  const others = ['/vms', '/a/vm', '/vmxhtml', '/vm/other'];
  expect([...forms, ...others].filter((path) => new RegExp(from).test(path))).toEqual(forms);
});
