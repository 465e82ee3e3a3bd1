import { expect, test } from 'vitest';
import { sectionKeywords } from '../../../../../../../plugins/documents/node/contract/rules/fields.ts';
import { pageOf } from '../samples.ts';

const messages = (content: string, keywords?: string) =>
  sectionKeywords
    .check(pageOf(content, { sectionKeywords: keywords }))
    .map(({ line, message }) => `${line}: ${message}`);

test('keywords under ids of headings, written or made, and none at all, are as they should be', () => {
  expect(
    messages('## Pot {#pan}\n\n### Big lid', '\n  pan: [skillet]\n  big-lid: [cover]'),
  ).toEqual([]);
  expect(messages('## Pot')).toEqual([]);
});

test('an id that no heading has is a problem', () => {
  expect(messages('## Pot {#pan}\n\n### Lid', '\n  pot: [kettle]')).toEqual([
    '7: the field "sectionKeywords" has "pot", which is not a heading\'s id on the page; write one of pan, lid',
  ]);
});
