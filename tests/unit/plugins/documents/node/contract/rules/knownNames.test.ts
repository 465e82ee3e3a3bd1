import { expect, test } from 'vitest';
import { knownNames } from '../../../../../../../plugins/documents/node/contract/rules/components.ts';
import { pageOf } from '../samples.ts';

test.each([
  '<Figure src="a.svg" />',
  '<div>\n\nText.\n\n</div>',
  "<Keys>{'Ctrl+`'}</Keys>",
  '`{name}`',
  '{/* for editors */}',
])('%j is as it should be', (content) => {
  expect(knownNames.check(pageOf(content))).toEqual([]);
});

test.each([
  ['Text.\n\n<Figur src="a.svg" />', 'there is no component <Figur>; known are'],
  ['Text.\n\nA <Widget /> here.', 'there is no component <Widget>; known are'],
  ['Text.\n\nHello {placeholder}.', "{placeholder} is a variable that doesn't exist"],
  ['Text.\n\n{user.name}', "{user.name} is a variable that doesn't exist"],
])('%j is told with its line', (content, message) => {
  expect(knownNames.check(pageOf(content))).toEqual([
    { line: 3, message: expect.stringContaining(message) },
  ]);
});
