import { expect, test } from 'vitest';
import {
  passagesOf,
  proseOf,
  textWithGaps,
} from '../../../../../../plugins/documents/node/contract/prose.ts';
import { parseMdx } from '../../../../../../plugins/mdx/node/parse.ts';

const passages = (content: string) => passagesOf(parseMdx(content));

test('the passages of a page are its headings, paragraphs, and cells, wherever they are', () => {
  const content =
    '## Head\n\n- Item\n\n:::note\n\nNoted\n\n:::\n\n| A | B |\n| --- | --- |\n| C | D |\n\n```text\ncode\n```';
  expect(passages(content).map(proseOf)).toEqual(['Head', 'Item', 'Noted', 'A', 'B', 'C', 'D']);
});

test('the prose of a passage has its formulas and no code', () => {
  const [passage] = passages('Run `ls` in **bold $x$** and [link](/a), ![picture](b.svg).');
  expect(passage && proseOf(passage)).toBe('Run  in bold x and link, .');
});

test.each([
  ['one `code` two', 'one \uFFFC two'],
  ['one $x$ two', 'one \uFFFC two'],
  ['one <Keys>g g</Keys>, <kbd>g</kbd>, <code>g</code> two', 'one \uFFFC, \uFFFC, \uFFFC two'],
  ['one <br /> two', 'one \uFFFC two'],
  ['one ![picture](a.svg) two', 'one \uFFFC two'],
  ['one **two** <b>three</b> [four](/a)', 'one two three four'],
  ['one\ntwo\\\nthree', 'one\ntwo\nthree'],
])('in the text of %j, a sign is in the place of what is not a word', (content, text) => {
  const [passage] = passages(content);
  expect(passage && textWithGaps(passage)).toBe(text);
});
