import { expect, test } from 'vitest';
import { wordList } from '../../../../../../../plugins/documents/node/contract/rules/words.ts';
import { catalogOf } from '../samples.ts';

const check = (words: string) => wordList.check(catalogOf([], { words }));

test('a sorted list is as it should be, capitals and small letters together', () => {
  expect(check('# Words.\n\nassam\nEarl\nearl\nzest\n')).toEqual([]);
});

test('a word out of its place, and one that appears twice, are findings', () => {
  expect(check('# Words.\nzest\nassam\nassam\n')).toEqual([
    {
      file: 'docs/words.txt',
      line: 3,
      message: expect.stringContaining('"assam" comes after "zest"'),
    },
    {
      file: 'docs/words.txt',
      line: 4,
      message: '"assam" appears twice; delete one of the lines',
    },
  ]);
});
