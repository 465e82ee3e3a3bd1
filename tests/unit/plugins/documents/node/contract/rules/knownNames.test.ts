import { expect, test } from 'vitest';
import { knownNames } from '../../../../../../../plugins/documents/node/contract/rules/components.ts';
import { pageOf } from '../samples.ts';

test.each([
  '<Figure src="a.svg" />',
  '<div>\n\nText.\n\n</div>',
  "<Keys>{'Ctrl+`'}</Keys>",
  '`{name}`',
  '{/* for editors */}',
  '<>Text.</>',
])('%j is as it should be', (content) => {
  expect(knownNames.check(pageOf(content))).toEqual([]);
});

test.each([
  ['Text.\n\n<Figur src="a.svg" />', 'there is no component <Figur>; known are'],
  ['Text.\n\nA <Widget /> here.', 'there is no component <Widget>; known are'],
  ['Text.\n\nHello {placeholder}.', '{placeholder} would be run as code'],
  ['Text.\n\n{user.name}', '{user.name} would be run as code'],
  ['Text.\n\nIt is {1 + 1}.', '{1 + 1} would be run as code'],
  ["Text.\n\nimport fs from 'fs';", 'a document neither imports nor exports'],
  ['Text.\n\n<keys>A</keys>', 'there is no component <keys>; write <Keys>'],
  ['Text.\n\n<sh1>Tea</sh1>', 'documents have no element <sh1>'],
  ['Text.\n\n<h10>Tea</h10>', 'documents have no element <h10>'],
  ['Text.\n\n<teaPot />', 'documents have no element <teaPot>'],
  ['Text.\n\n<constructor />', 'documents have no element <constructor>'],
  ['Text.\n\n<form><input /></form>', 'documents have no element <form>'],
])('%j is told with its line', (content, message) => {
  expect(knownNames.check(pageOf(content))).toEqual([
    { line: 3, message: expect.stringContaining(message) },
  ]);
});
