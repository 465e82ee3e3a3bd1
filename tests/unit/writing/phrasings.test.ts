import { describe, expect, test } from 'vitest';
import { phrasingsIn } from '../../../plugins/documents/node/contract/phrasings/phrasings.ts';
import { filesIn, readProjectFile } from '../projectFiles.ts';

/** What holds texts of the project beside its documents, which the contract holds to the same list. */
const FOLDERS = [
  'bench',
  'data',
  'framework',
  'plugins',
  'release',
  'scripts',
  'site',
  'src',
  'tests',
];

/** Texts that have such phrasings on purpose: the list itself, its tests, and the user's own words. */
const EXCEPT = [
  'plugins/documents/node/contract/phrasings/phrasings.ts',
  'tests/unit/plugins/documents/node/contract/phrasings/phrasings.test.ts',
  'tests/fixtures/contract/docs/notes/names.mdx',
  'tests/fixtures/contract/findings.txt',
  'tests/specification/statements.md',
];

const files = [
  ...filesIn(['.'], /\.(?:md|ts)$/),
  ...filesIn(['docs'], /\.txt$/),
  ...filesIn(FOLDERS, /\.(?:css|md|mdx|mjs|ts|tsx|txt)$/),
].filter(
  (file) =>
    !EXCEPT.includes(file) &&
    // What other tests build at the same time.
    !/\/\.|-copy\//.test(file),
);

/** The text of a file as one line, so that a phrasing is found where it is broken in two, also in a comment. */
const read = (file: string) => readProjectFile(file).replace(/\n\s*(?:\*|\/\/|#)? ?/g, ' ');

describe('the guides, comments, messages, and texts of the interface', () => {
  test('are found', () => {
    expect(files).toEqual(
      expect.arrayContaining([
        'README.md',
        'src/theme/NotFound/Content/index.tsx',
        'site/navbar.ts',
      ]),
    );
  });

  test('read as a native speaker would write them', () => {
    expect(
      files.flatMap((file) =>
        phrasingsIn(read(file)).map(
          ({ words, instead }) => `${file}: "${words.trim()}"; write ${instead}`,
        ),
      ),
    ).toEqual([]);
  });
});
