import { expect, test } from 'vitest';
import { internalLinks } from '../../../../../../../plugins/documents/node/contract/rules/links.ts';
import { ORIGIN, pageOf } from '../samples.ts';

test.each([
  '/tea',
  '/tea#green?',
  '/tea?q=.md',
  '#green',
  'https://www.example.org/tea.md',
  'mailto:a@example.org',
  'pathname:///tea.pdf',
  's3://teas/green',
])('a link to %s is as it should be', (url) => {
  expect(internalLinks.check(pageOf(`[Tea](${url})`))).toEqual([]);
});

test.each([
  ['tea', 'the link tea is not an absolute address'],
  ['./tea', 'the link ./tea is not an absolute address'],
  ['../tea#green', 'the link ../tea#green is not an absolute address'],
  ['www.example.org', 'the link www.example.org lacks its protocol; write https://www.example.org'],
  ['teas/www.html', 'the link teas/www.html is not an absolute address'],
  ['tea.mdx', 'the link tea.mdx is not an absolute address'],
  ['/notes/tea.md#green', 'the link /notes/tea.md#green is not an absolute address'],
  ['', 'the link has no address; write it'],
  ['?q=1', 'the link ?q=1 is not an absolute address'],
  [`${ORIGIN}/tea`, `the link ${ORIGIN}/tea names the library’s own host; write /tea`],
  ['http://library.example.org/tea', 'names the library’s own host; write /tea'],
])('a link to %s is not', (url, message) => {
  expect(internalLinks.check(pageOf(`Text.\n\n[Tea](${url})`))).toEqual([
    { line: 3, message: expect.stringContaining(message) },
  ]);
});

test('elements, components and references are links too', () => {
  const content = '<a href="tea">x</a>\n\n<Card to="tea" />\n\nA [reference][1].\n\n[1]: tea';
  expect(internalLinks.check(pageOf(content)).map(({ line }) => line)).toEqual([1, 3, 5]);
});
