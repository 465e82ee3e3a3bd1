import { expect, test } from 'vitest';
import { documentOf } from '../samples.ts';

test('a document with all its fields as they must be has no problem', () => {
  expect(documentOf('tea').faults).toEqual([]);
});

test('each problem of the fields is one of the document, a draft’s too', () => {
  const { faults } = documentOf('tea', 'Text.', { kind: 'novel', draft: 'true' });
  expect(faults).toEqual([
    {
      line: 4,
      message: expect.stringContaining('the field "kind" is "novel"; write one of index'),
    },
  ]);
});
