import { expect, test } from 'vitest';
import { secureLinks } from '../../../../../../../plugins/documents/node/contract/rules/links.ts';
import { pageOf } from '../samples.ts';

test.each([
  'https://www.example.org/',
  '/tea',
  'tea',
  'mailto:a@example.org',
  'tel:+3212345',
])('a link to %s is not a problem', (url) => {
  expect(secureLinks.check(pageOf(`[Tea](${url})`))).toEqual([]);
});

test.each([
  'http://www.example.org/',
  'HTTP://example.org',
  '//www.example.org/',
  'ftp://example.org/x',
])('a link to %s is one', (url) => {
  expect(secureLinks.check(pageOf(`[Tea](${url})`))).toEqual([
    { line: 1, message: expect.stringContaining(`the link ${url} does not go over https`) },
  ]);
});

test('an address that becomes a link by itself is one too', () => {
  expect(secureLinks.check(pageOf('See http://www.example.org/ there.'))).toHaveLength(1);
});
