import { inFile } from '../../catalog.ts';
import type { LibraryRule } from '../rule.ts';

/** Many people edit the word list. */
export const wordList: LibraryRule = {
  name: 'word-list',
  description: 'The lines of `docs/words.txt` are sorted, and none is repeated.',
  holdsForDrafts: true,
  check: ({ words: { file, problems } }) => inFile(file, problems),
};
