import { expect, test } from 'vitest';
import { headingsUnique } from '../../../../../../../plugins/documents/node/contract/rules/structure.ts';
import { pageOf } from '../samples.ts';

const messages = (content: string) =>
  headingsUnique.check(pageOf(content)).map(({ line, message }) => `${line}: ${message}`);

test('headings that differ, and ids of their own, are as they should be', () => {
  expect(messages('## Pot {#pan}\n\n### Lid\n\n## Pot lid {#pot}')).toEqual([]);
});

test('a heading that is there already is a problem, also in other capitals', () => {
  expect(messages('## Pot\n\n### Lid\n\n### pot')).toEqual([
    '5: the heading "pot" is also on line 1; say what is different under this one',
  ]);
});

test('an id that is there already is a problem, whether written or made', () => {
  expect(messages('## Pot\n\n## Lid {#pot}\n\n## Cup {#pot}')).toEqual([
    expect.stringMatching(/^3: the heading "Lid" has the id "pot" of the one on line 1;/),
    expect.stringMatching(/^5: the heading "Cup" has the id "pot" of the one on line 1;/),
  ]);
});

test('headings without a text are the business of another rule', () => {
  expect(messages('##\n\n##\n\n## {#pot}\n\n## {#pot}')).toEqual([]);
});
