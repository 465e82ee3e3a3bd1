import { expect, test } from 'vitest';
import { directives } from '../../../../../../../plugins/documents/node/contract/rules/syntax.ts';
import { pageOf } from '../samples.ts';

test.each([
  ':::tip\n\nText.\n\n:::',
  ':::note Title\n\nText.\n\n:::\n\nMore.',
  '::::info\n\n:::tip\n\nText.\n\n:::\n\n::::',
  '> :::tip\n>\n> Text.\n>\n> :::',
  ':::tip\n\nText.\n\n:::  ',
  'At 3:00.',
])('%j is as it should be', (content) => {
  expect(directives.check(pageOf(content))).toEqual([]);
});

test('an unknown kind is reported, with the known ones', () => {
  expect(directives.check(pageOf('Text.\n\n:::tipp\n\nText.\n\n:::'))).toEqual([
    {
      line: 3,
      message: expect.stringContaining(':::tipp is not a kind of admonition; known are secondary'),
    },
  ]);
});

test('one without an end is told', () => {
  expect(directives.check(pageOf('Text.\n\n:::note\n\nText.\n\nMore.'))).toEqual([
    { line: 3, message: ':::note has no end; write ::: on a line below it' },
  ]);
});

test.each([
  [':::note\n\nText. :::', [1]],
  [':::note\n\nText.\n\n:::tip', [1, 5]],
])('%j has no end on a line of its own', (content, lines) => {
  expect(directives.check(pageOf(content)).map(({ line }) => line)).toEqual(lines);
});
