import { inFile } from '../../catalog.ts';
import type { LibraryRule } from '../rule.ts';

/** The list of words is kept by many hands. */
export const wordList: LibraryRule = {
  name: 'word-list',
  description: 'The lines of `docs/words.txt` are sorted, and none is repeated.',
  holdsForDrafts: true,
  check: ({ words: { file, problems } }) => inFile(file, problems),
};
