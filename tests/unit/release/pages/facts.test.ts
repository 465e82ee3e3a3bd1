import { expect, test } from 'vitest';
import { factsOf } from '../../../../release/pages/facts.ts';
import { parsePage } from '../../../../release/pages/page.ts';

const read = (html: string) => factsOf(parsePage('a.html', html));

test('scripts that are in a page are found as they are written', () => {
  const html =
    '<head><script>if(a&&b<c){"<b>"}</script><script type=module>d()</script><script src=/e.js></script>';
  expect(read(html).inlineScripts).toEqual(['if(a&&b<c){"<b>"}', 'd()']);
  expect(read(html).scripts).toEqual(['/e.js']);
});

test('the scripts that wake a page up are its own, and the one that asks for them is in it', () => {
  const page = read('<script data-scripts="/main.js /page.js">ask()</script>');
  expect(page.scripts).toEqual(['/main.js', '/page.js']);
  expect(page.references).toEqual(['/main.js', '/page.js']);
  expect(page.inlineScripts).toEqual(['ask()']);
});

test.each([
  'application/ld+json',
  'application/json',
  'text/plain',
])('a script of the type %s is data', (type) => {
  expect(read(`<script type="${type}">{"a":1}</script>`).inlineScripts).toEqual([]);
});

test.each([
  'text/javascript',
  'application/javascript',
  'importmap',
  'speculationrules',
  '',
])('a script of the type "%s" is none', (type) => {
  expect(read(`<script type="${type}">{"a":1}</script>`).inlineScripts).toEqual(['{"a":1}']);
});

test('what only looks like a script is none', () => {
  const html = '<!-- <script>a()</script> --><p title="<script>b()</script>">&lt;script&gt;c()';
  expect(read(html).inlineScripts).toEqual([]);
});

test('attributes that hold a script are found', () => {
  expect(read('<img onerror="a()"><p data-on=1 title=onload>').eventHandlers).toEqual([
    '<img onerror>',
  ]);
});

test('addresses are read as a browser reads them', () => {
  const html =
    '<link rel=stylesheet href=/a.css><link rel=preload href=/b.js><a href="/c?d=1&amp;e=2#f">x</a><img src=/g.svg>';
  expect(read(html)).toMatchObject({
    references: ['/a.css', '/b.js', '/c?d=1&e=2#f', '/g.svg'],
    stylesheets: ['/a.css'],
  });
});
