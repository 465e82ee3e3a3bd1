import { describe, expect, test } from 'vitest';
import {
  definitions,
  emptyContent,
  headingMarkup,
  otherMeanings,
} from '../../../../../../../plugins/documents/node/contract/rules/markup.ts';
import type { PageRule } from '../../../../../../../plugins/documents/node/contract/rules/rule.ts';
import { pageOf } from '../samples.ts';

const messages = (rule: PageRule, content: string) =>
  rule.check(pageOf(`Text.\n\n${content}`)).map(({ line, message }) => `${line}: ${message}`);

describe('Markdown means what it was written for', () => {
  test.each([
    '**bold** and __bold',
    '~~gone~~ and H\\~2',
    'a *b* 2, 2 *b* c, and 2 × 3',
    '### A third level\n\nText',
    '   Three spaces.',
    '- Item\n\n      Its text.',
    'Run `ls`.\n\n`ls` and\n`cd`',
    '`one line`',
    'Run `one\ntwo` there.',
    '`one\ntwo` is in a text.',
    '[a link\nover two lines](/tea)',
    '    <Figure src="a.svg" />',
    'One\n===',
    'a*3*4 and 2*3*a',
    '3. Pour.\n4. Drink.\n5. Wash.',
    '1. Pour.\n1. Drink.\n1. Wash.',
    '- Pour.\n- Drink.',
    'At 3:pm.',
    '> Quoted.',
  ])('in %j', (content) => {
    expect(messages(otherMeanings, content)).toEqual([]);
  });

  test.each([
    ['Call __init__ first.', 3, '__init__ is bold; write it as code in backticks, or as **bold**'],
    ['Water is H~2~O.', 3, '~2~ is struck through; write <sub>, or \\~ for a tilde'],
    ['It is 2*3*4 cm.', 3, 'the stars around "3" stress it; write × between numbers'],
    ['A line\n---', 3, 'the line below makes the text a heading;'],
    ['    ls', 3, 'indented lines are text here; put a fence of ``` around code'],
    ['`one\ntwo`', 3, 'the lines are code in a text; put a fence'],
    ['1. Pour.\n2. Drink.\n4. Wash.', 5, 'readers see the number 3, not 4; write 3'],
    ['1. Pour.\n1. Drink.\n2. Wash.', 4, 'readers see the number 2, not 1; write 2'],
    ['5. Pour.\n7. Drink.', 4, 'readers see the number 6, not 7; write 6'],
    ['See :tea[it] there.', 3, ':tea would be lost; write \\: for a colon'],
    ['::tea', 3, ':tea would be lost; write \\: for a colon'],
    ['>>>>>>> branch', 3, 'this is left over from a merge; delete it'],
  ])('but not in %j', (content, line, message) => {
    expect(messages(otherMeanings, content)).toEqual([
      expect.stringContaining(`${line}: ${message}`),
    ]);
  });
});

describe('definitions', () => {
  test.each([
    'See [tea], [it][tea], and ![a cup][cup].\n\n[tea]: /tea\n[cup]: cup.svg',
    'A claim.[^tea] See [tea].\n\n[^tea]: A note.\n\n[tea]: /tea',
  ])('that something refers to are as they should be: %j', (content) => {
    expect(messages(definitions, content)).toEqual([]);
  });

  test.each([
    ['[tea]: /tea', 3, 'nothing refers to [tea], so nobody sees it; delete it, or refer to it'],
    ['[^1]: A note.', 3, 'nothing refers to [^1], so nobody sees it; delete it, or refer to it'],
    ['[tea]\n\n[tea]: /tea\n[Tea]: /b', 6, '[Tea] is defined twice, and only the first counts;'],
    ['A.[^1]\n\n[^1]: B.\n\n[^1]: C.', 7, '[^1] is defined twice, and only the first counts;'],
  ])('that nothing refers to, or that are repeated, are a finding: %j', (content, line, message) => {
    expect(messages(definitions, content)).toEqual([
      expect.stringContaining(`${line}: ${message}`),
    ]);
  });
});

describe('headings', () => {
  test.each([
    '## Tea with `milk` and $n$ cups {#milk}',
    '## Milk, sugar, etc.',
    '## Tea vs.',
    '## Is it 3.5?',
  ])('are text: %j', (content) => {
    expect(messages(headingMarkup, content)).toEqual([]);
  });

  test.each([
    [
      '## A **strong** tea',
      'the heading "A strong tea" holds bold text; put it into the text below',
    ],
    ['## A [tea](/tea)', 'the heading "A tea" holds a link; put it into the text below'],
    ['## A [tea]\n\n[tea]: /tea', 'the heading "A tea" holds a link; put it into the text below'],
    ['## A tea[^1]\n\n[^1]: A note.', 'the heading "A tea" holds a footnote; put it into the text'],
    ['## A <b>tea</b>', 'the heading "A tea" holds a component; put it into the text below'],
    ['## Tea {#tea} and milk', 'the heading "Tea {#tea} and milk" has an id that can\'t be read;'],
    ['## Tea:', 'the heading "Tea:" ends with ":"; delete it'],
    ['## Tea. {#a}', 'the heading "Tea." ends with "."; delete it'],
    ['## Tea;', 'the heading "Tea;" ends with ";"; delete it'],
    ['## Tea,', 'the heading "Tea," ends with ","; delete it'],
  ])('are nothing else: %j', (content, message) => {
    expect(messages(headingMarkup, `## One\n\n${content}`)).toEqual([
      expect.stringContaining(`5: ${message}`),
    ]);
  });
});

describe('contents', () => {
  test.each([
    ':::note\n\nText.\n\n:::',
    ':::note[Title]\n\nText.\n\n:::',
    '::::note\n\n:::tip\n\nText.\n\n:::\n\n::::',
    '| Tea |\n| --- |\n| Assam |',
    '| | Tea |\n| --- | --- |\n| Assam | 1 |',
    '```bash\nls\n```',
    '````md\n```\n````',
    '~~~text\nls\n~~~',
    '> ```text\n> ls\n> ```',
    '- Item\n\n  ```text\n  ls\n  ```',
    '```mermaid\n```',
    '```plot\n```',
    '$$\na\n$$  ',
    // Another rule says that it has no end.
    ':::note',
    '> $$\n> a\n> $$',
    'A formula $a$.',
  ])('and ends are there: %j', (content) => {
    expect(messages(emptyContent, content)).toEqual([]);
  });

  const NO_END =
    'the block of code has no end; write its fence again below it, with nothing after it';

  test.each([
    [':::note\n\n:::', ':::note is empty; write its text between it and :::'],
    [':::note[Title]\n\n:::', ':::note is empty; write its text between it and :::'],
    ['> :::note\n>\n> :::', ':::note is empty; write its text between it and :::'],
    [':::note\n\n:::  ', ':::note is empty; write its text between it and :::'],
    ['| &nbsp; |\n| --- |\n| a |', 'the head of the table is empty; name its columns'],
    ['```bash\nls ```', NO_END],
    ['$$\na\nb $$', 'the formula has no end; write $$ on a line below it'],
    ['$$\na\n$$ b', 'the formula has no end; write $$ on a line below it'],
    ['| Tea |\n| --- |', 'the table has no row below its head; add one, or delete it'],
    ['| | |\n| --- | --- |\n| a | b |', 'the head of the table is empty; name its columns'],
    ['```bash\nls', NO_END],
    ['```bash\nls\n``` and more', NO_END],
    ['```bash\nls\n``', NO_END],
    ['```bash', NO_END],
    ['```bash\n```', 'the block of code is empty; delete it'],
    ['```bash\n\n \n```', 'the block of code is empty; delete it'],
    ['```\n```', 'the block of code is empty; delete it'],
    ['$$\na', 'the formula has no end; write $$ on a line below it'],
    ['$$\na $$ b', 'the formula has no end; write $$ on a line below it'],
  ])('or ends that are missing are a finding: %j', (content, message) => {
    expect(messages(emptyContent, content)).toEqual([`3: ${message}`]);
  });
});
