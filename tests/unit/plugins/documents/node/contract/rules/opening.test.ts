import { expect, test } from 'vitest';
import {
  MOST_WORDS,
  opening,
} from '../../../../../../../plugins/documents/node/contract/rules/structure.ts';
import { pageOf } from '../samples.ts';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

test.each([
  ['the most words', words(MOST_WORDS)],
  ['the most words, and marks between them', `${words(MOST_WORDS)} – & …`],
  ['the most words, some of them set', `${words(MOST_WORDS - 3)} **word** [word](/x) \`word\``],
  ['comments before it', '{/* No. */}\n\n{ /* No. */ }\n\n<!-- No. -->\n\nText.'],
  ['an import before it, which another rule finds', "import a from 'b';\n\nText."],
])('a paragraph with %s can open a page', (_what, content) => {
  expect(opening.check(pageOf(content))).toEqual([]);
});

test('one word more is too many', () => {
  expect(opening.check(pageOf(words(MOST_WORDS + 1)))).toEqual([
    {
      line: 1,
      message: expect.stringContaining('the opening paragraph has 61 words; cut it to 60'),
    },
  ]);
});

test.each([
  '## Heading\n\nText.',
  '- item\n\nText.',
  '| a |\n| - |\n\nText.',
  ':::note\n\nText.\n\n:::',
  '<Figure alt="x" />\n\nText.',
  '{code}\n\nText.',
  '{code /* No. */}\n\nText.',
  '{/* No. */ code}\n\nText.',
])('%j opens none', (content) => {
  expect(opening.check(pageOf(content))).toEqual([
    { line: 1, message: expect.stringContaining('the page does not begin with a paragraph') },
  ]);
});

test('a page without text has no opening, right after its fields', () => {
  expect(opening.check(pageOf(''))).toEqual([{ line: 8, message: expect.any(String) }]);
});
