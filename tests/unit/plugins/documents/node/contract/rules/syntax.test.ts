import { expect, test } from 'vitest';
import { documentOf } from '../samples.ts';

test('text that is MDX has no problem', () => {
  expect(documentOf('tea', 'A \\{ and a \\<, escaped.').faults).toEqual([]);
});

test.each([
  ['a brace', 'Text.\n\nA { here.\n', 11],
  ['an element', 'Text.\n\nA <div> here.\n', 11],
])('%s that is left open is a problem at its line in the file', (_what, content, line) => {
  const document = documentOf('tea', content);
  expect(document.isReadable).toBe(false);
  expect(document.faults).toEqual([
    { line, message: expect.stringContaining('the text cannot be read from here on: ') },
  ]);
});
