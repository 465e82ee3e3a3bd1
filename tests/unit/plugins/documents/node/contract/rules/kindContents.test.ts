import { expect, test } from 'vitest';
import { kindContents } from '../../../../../../../plugins/documents/node/contract/rules/components.ts';
import { pageOf } from '../samples.ts';

const check = (kind: string, content: string) =>
  kindContents.check(pageOf(content, { kind })).map(({ line, message }) => `${line}: ${message}`);

test.each([
  ['recipe', '<Recipe servings={4} />'],
  ['table', '| Tea |\n| --- |\n| Assam |'],
  ['table', '<DataTable data="teas" />'],
  ['table', '| Tea |\n| --- |\n| Assam |\n\n<DataTable data="teas" />'],
  ['checklist', '<Checklist name="cups" />'],
  ['snippet', '```bash\nls\n```'],
  ['guide', 'Text.'],
  ['novel', 'Text.'],
])('a document of the kind %s contains %j, or nothing special', (kind, content) => {
  expect(check(kind, content)).toEqual([]);
});

test.each([
  ['recipe', '<Recipe … />'],
  ['table', 'table or <DataTable … />'],
  ['checklist', '<Checklist name="…">'],
  ['snippet', 'block of code'],
])('a document of the kind %s without it is a finding', (kind, what) => {
  expect(check(kind, 'A `<Recipe />`, and <Keys>A</Keys>.')).toEqual([
    `4: the document is of the kind ${kind}, but has no ${what}; add it, or write another kind`,
  ]);
});
