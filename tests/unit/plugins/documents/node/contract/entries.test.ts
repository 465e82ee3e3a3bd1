import { expect, test } from 'vitest';
import { readEntries } from '../../../../../../plugins/documents/node/contract/entries.ts';

test('a list has an entry per line, without comments, spaces around, and empty lines', () => {
  expect(readEntries('# Drinks\ntea\n\n  milk tea  # and sugar # or not\n   \n#\nrice\n')).toEqual([
    { text: 'tea', line: 2 },
    { text: 'milk tea', line: 4 },
    { text: 'rice', line: 7 },
  ]);
});
