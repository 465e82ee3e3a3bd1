import { expect, test } from 'vitest';
import { documentOf } from '../samples.ts';

const TEXT = 'FILL IN: the opening.\n\nA fill in, in small letters.\n\nFILL IN and FILL IN.\n';

test('each line that holds a mark is a problem of a document that is published', () => {
  const document = documentOf('tea', TEXT);
  expect(document.faults.map(({ line }) => line)).toEqual([9, 13]);
  expect(document.faults[0]?.message).toContain('something is left to fill in');
});

test('a mark in a field is one too', () => {
  expect(documentOf('tea', 'Text.', { title: '"FILL IN: a title"' }).faults).toEqual([
    { line: 2, message: expect.stringContaining('something is left to fill in') },
  ]);
});

test('a draft may hold marks', () => {
  const document = documentOf('tea', TEXT, { draft: 'true' });
  expect(document.faults).toEqual([]);
});
