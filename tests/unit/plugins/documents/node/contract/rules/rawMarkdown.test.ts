import { expect, test } from 'vitest';
import { rawMarkdown } from '../../../../../../../plugins/documents/node/contract/rules/rawMarkdown.ts';
import { pageOf } from '../samples.ts';

test.each([
  'Write \\*\\*, \\[x\\], &#42;&#42;, &#x2a;&#x2A;, or &ast;&ast;.',
  'Write &amp;copy; for ©, which is not undefined.',
  'A value is undefined.',
  'Press <Keys>[</Keys> or <Keys>**</Keys>.',
  'At 3:pm, or at 3:30:15.',
  'See it (in [tea](/tea)) or ([rice](/rice)).',
  'Run `x`) or [`y`](/y).',
  ') begins no link, and [a](/a) (b) is one.',
  '`npm`-based, and **bold**-faced.',
  '| Tea |\n| --- |\n| -10 |\n| -green |\n| • black |',
  '## -n and its values',
  'At -5 °C, +5 °C, or 5.5 h; a range of 2019--2020.',
  'Give `--` to end options.',
  'A / or B, and/or C.',
])('%j has no mark that readers would see', (content) => {
  expect(rawMarkdown.check(pageOf(content))).toEqual([]);
});

test.each([
  ['See [tea](/tea)) and rice.', ')'],
  ['See tea (black) as [tea](/tea)) and rice.', ')'],
  ['- [] Cup', '[]'],
  ['-Cup', '-'],
  ['See [tea]\n(/tea).', '] ('],
  ['A [[tea', '[['],
  ['Text.&nosuch; More.', '&nosuch;'],
  ['&copy 2026', '&copy'],
  ['See :tea: there.', ':tea:'],
  ['Tea , please.', ','],
  ['Tea .', '.'],
])('%j has one', (content, shown) => {
  expect(rawMarkdown.check(pageOf(`Text.\n\n${content}`))).toEqual([
    { line: 3, message: expect.stringContaining(`readers would see "${shown}"; `) },
  ]);
});

test('each passage is told of once, and colons once on a page', () => {
  const lines = (content: string) =>
    rawMarkdown.check(pageOf(content)).map(({ line, message }) => [line, message.split(';')[0]]);
  expect(lines('A ** and a ~~.\n\nA ~~ too.')).toEqual([
    [1, 'readers would see "**"'],
    [3, 'readers would see "~~"'],
  ]);
  expect(lines('Text. :::\n\nA ::: and\n\n:: more.')).toEqual([[1, 'readers would see ":::"']]);
  // The kind, or the missing end, is told of by another rule.
  expect(lines(':::tipp\n\nText. :::\n\n:::\n\nA **.')).toEqual([[7, 'readers would see "**"']]);
});
